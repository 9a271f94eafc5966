import { constantFrom, jsonValue, oneof, string } from "fast-check";

/** A request of the fuzz test. */
export interface Sent {
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "DELETE" | "OPTIONS";
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}

const nasty = constantFrom(
  "__proto__",
  "constructor",
  "..%2F..%2Fetc%2Fpasswd",
  "%00",
  "%E0%A4%A",
  "%",
  "-1",
  "0",
  "1e3",
  "2147483648",
  "NaN",
  "null",
  "[object Object]",
  "'; DROP TABLE ratings; --",
  "<script>alert(1)</script>",
  "🎬",
  "\u202e",
  "",
);
/** Text that somebody may think of sending. */
export const text = oneof(
  nasty,
  string({ maxLength: 40 }),
  string({ unit: "binary", maxLength: 12 }),
);
/** A body of any JSON. */
export const json = jsonValue({ maxDepth: 3 }).map((body) => JSON.stringify(body));

/** Traces of the inside that no response may show. */
const INSIDE =
  /INTERNAL_SERVER_ERROR|node_modules|\.ts:\d|\n\s+at |file:\/\/|ENOENT|SQLITE|mongodb:\/\//u;

/**
 * Compares a response with what every response must be.
 *
 * @throws when it is an unforeseen failure, or shows something of the inside
 */
export function checkResponse(
  request: Sent,
  response: { readonly statusCode: number; readonly body: string },
): void {
  const deliberate = response.statusCode < 500 || response.statusCode === 503;
  if (deliberate && !INSIDE.test(response.body)) return;
  throw new Error(
    `${response.statusCode} to ${JSON.stringify(request).slice(0, 500)}: ${response.body.slice(0, 500)}`,
  );
}
