import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";

/** A response as it came over the socket. */
export interface Received {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  json(): unknown;
}

/** A request; `url` is sent as it is, well-formed or not. */
export interface Sent {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Sends one request over a separate socket. */
export async function sendRequest(origin: string, sent: Sent): Promise<Received> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", url: path, payload } = sent;
  const length = payload === undefined ? {} : { "content-length": Buffer.byteLength(payload) };
  const headers = { ...length, ...sent.headers };
  const outgoing = request({ hostname, port, method, path, headers, agent: false });
  outgoing.end(payload);
  const [response] = await once(outgoing, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  return {
    statusCode: response.statusCode,
    headers: response.headers,
    body,
    json: () => JSON.parse(body),
  };
}
