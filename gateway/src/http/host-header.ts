import type { FastifyInstance } from "fastify";
import { badUserInput } from "../errors.ts";
import { isHost } from "./request-origin.ts";

/**
 * Responds 400 to a request with several `Host` headers, or with one that names no host: a proxy and this server could
 * otherwise take it for requests of two sites.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    const hosts = hostsIn(request.raw.rawHeaders);
    const valid = hosts <= 1 && (hosts === 0 || isHost(request.headers.host ?? ""));
    done(valid ? undefined : badUserInput("Invalid Host header"));
  });
}

/** How many `Host` headers there are among alternating names and values. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}
