import type { IncomingHttpHeaders } from "node:http";

/** Headers that no page can send to another site without asking first. */
const PREFLIGHTED = ["apollo-require-preflight", "x-apollo-operation-name"];
/** Contents that a form can send. */
const FORM_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Whether a GET can only have been made on purpose: by a program that sets a header, or by a page's
 * `fetch` under the rules of CORS, which browsers mark themselves. An image, a script, a form or a
 * followed link can do neither. Reads are open to every origin, so CORS has nothing to forbid.
 */
export function isMadeOnPurpose(headers: IncomingHttpHeaders): boolean {
  if (PREFLIGHTED.some((name) => Boolean(headers[name]))) return true;
  if (headers["sec-fetch-mode"] === "cors" || headers["sec-fetch-mode"] === "same-origin")
    return true;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type !== undefined && type !== "" && !FORM_TYPES.includes(type);
}
