import type { ServerResponse } from "node:http";

/** A body ready to be sent. Nothing is compressed: who requests it is on the same machine. */
export interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
  headers?: Readonly<Record<string, string>>;
}

/** An answer of JSON. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Answer["headers"] = {},
): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, contentType: "application/json;charset=utf-8", body, headers };
}

/** Sends an answer. */
export function send(response: ServerResponse, answer: Answer): void {
  if (response.destroyed) return;
  const { status, contentType, body, headers } = answer;
  response.writeHead(status, {
    "content-type": contentType,
    "content-length": body.length,
    ...headers,
  });
  response.end(body);
}
