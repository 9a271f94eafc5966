import type { IncomingMessage } from "node:http";
import { isHost } from "../../request-address.ts";

/** Whether there is one `Host` header, and it names a host; other requests are rejected elsewhere. */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let host: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== null) return false;
    host = rawHeaders[index + 1] ?? "";
  }
  return host !== null && isHost(host);
}

/** What a client's address is read from, as text. */
export function addressSource({ socket, headers }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  const peer = socket.remoteAddress ?? "";
  return forwarded === undefined ? peer : `${peer} ${String(forwarded)}`;
}

/** A POST as text, which is no target. */
export function requestWithBody(url: string, body: Buffer): string {
  return `POST ${url}\n${body.toString("latin1")}`;
}
