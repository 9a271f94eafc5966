import fresh from "fresh";
import type { CachedResponse } from "./cached-response.ts";
import { headerLine, type HeaderLines } from "./header-lines.ts";
import type { RequestHead } from "./request-head.ts";

/** Whether a client has a response already, as its `If-None-Match` says; only a GET asks that. */
export function isNotModified(
  { method, headers }: Pick<RequestHead, "method" | "headers">,
  response: CachedResponse,
): boolean {
  if (method !== "GET" || headers["if-none-match"] === undefined) return false;
  const { etag } = response;
  return etag !== null && fresh(headers, { etag });
}

/** The header that says how long ago the response to a GET was produced. */
export function ageOf(
  { method }: Pick<RequestHead, "method">,
  { createdAt, headers }: CachedResponse,
): HeaderLines {
  if (method !== "GET") return "";
  const age = Math.floor((Date.now() - createdAt) / 1000);
  return age > 0 || headers["age"] !== undefined ? headerLine("age", String(age)) : "";
}
