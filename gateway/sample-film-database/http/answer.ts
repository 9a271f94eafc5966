import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A body ready to be sent, with its compressed forms once somebody has requested them. */
export interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  compressed: Partial<Record<"br" | "gzip", Promise<Buffer>>>;
}

const SMALLEST_TO_COMPRESS = 1400;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

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
    compressed: {},
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
    compressed: {},
  };
}

/** Sends an answer, compressed where the client can read that and it is worth it. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const encoding = encodingFor(request, answer);
  const body = encoding ? await compressed(answer, encoding) : answer.body;
  if (response.destroyed) return;
  response.writeHead(answer.status, {
    "content-type": answer.contentType,
    "content-length": body.length,
    vary: "Accept-Encoding",
    ...(encoding ? { "content-encoding": encoding } : {}),
    ...answer.headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function encodingFor(request: IncomingMessage, answer: Answer): "br" | "gzip" | undefined {
  if (answer.body.length < SMALLEST_TO_COMPRESS) return undefined;
  const accepted = request.headers["accept-encoding"] ?? "";
  if (typeof accepted !== "string") return undefined;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

function compressed(answer: Answer, encoding: "br" | "gzip"): Promise<Buffer> {
  answer.compressed[encoding] ??=
    encoding === "br"
      ? toBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : toGzip(answer.body, { level: 5 });
  return answer.compressed[encoding];
}
