import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/** A request; `url` is sent as it is, well-formed or not. */
export interface Sent {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Sends one request over a separate socket. */
export async function sendRequest(origin: string, sent: Sent) {
  const { hostname, port } = new URL(origin);
  const { method = "GET", url: path, payload } = sent;
  const length = payload === undefined ? {} : { "content-length": Buffer.byteLength(payload) };
  const headers = { ...length, ...sent.headers };
  const outgoing = request({ hostname, port, method, path, headers, agent: false });
  outgoing.end(payload);
  const [response] = await once(outgoing, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { statusCode, headers: received }: IncomingMessage = response;
  const body = Buffer.concat(chunks).toString();
  return { statusCode, headers: received, body, json: (): unknown => JSON.parse(body) };
}
