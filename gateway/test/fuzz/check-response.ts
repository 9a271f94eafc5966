import type { Sent } from "./sent.ts";

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
