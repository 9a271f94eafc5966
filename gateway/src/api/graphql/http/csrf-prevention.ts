import type { IncomingHttpHeaders } from "node:http";

/** Headers that a page can send to another origin only after a preflight. */
const PREFLIGHTED = ["apollo-require-preflight", "x-apollo-operation-name"];
/** Content types that a form can send. */
const FORM_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Whether no other site's page can have caused a GET without CORS (CSRF prevention): it has a header that needs a
 * preflight, or the browser marks it as a CORS request. An image, a script, a form or a link can do neither.
 */
export function isPreflighted(headers: IncomingHttpHeaders): boolean {
  if (PREFLIGHTED.some((name) => Boolean(headers[name]))) return true;
  if (headers["sec-fetch-mode"] === "cors" || headers["sec-fetch-mode"] === "same-origin")
    return true;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type !== undefined && type !== "" && !FORM_TYPES.includes(type);
}
