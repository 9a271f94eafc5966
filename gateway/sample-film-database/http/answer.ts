import type { IncomingMessage, ServerResponse } from "node:http";

/** A body ready to be sent. Nothing is compressed: who requests it is on the same machine. */
export interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** An answer of JSON. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return {
    status,
    contentType: "application/json;charset=utf-8",
    body: Buffer.from(JSON.stringify(value)),
    headers: { "cache-control": "public, max-age=600", ...headers },
  };
}

/** A picture: it never changes under its address, so it may be kept for a month. */
export function imageAnswer(svg: string): Answer {
  return {
    status: 200,
    contentType: "image/svg+xml",
    body: Buffer.from(svg),
    headers: {
      "cache-control": "public, max-age=2592000, immutable",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  };
}

/** Sends an answer. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (response.destroyed) return;
  const { status, contentType, body, headers } = answer;
  response.writeHead(status, {
    "content-type": contentType,
    "content-length": body.length,
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
