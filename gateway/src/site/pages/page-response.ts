import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import { tagOf } from "../../lib/languages.ts";
import type { ProducedPage } from "./page-producer.ts";
import type { CachePolicy } from "../../request-scope.ts";
import type { ProducedResponse } from "../../http/response-cache/response-cache.ts";
import { pagePolicy, type SecurityOptions } from "../../http/policies.ts";

/** After how many seconds a page that could not be shown is worth another try. */
const RETRY_SECONDS = 30;

/** The same for a page made of stale or missing data. */
const INCOMPLETE_SECONDS = 5;
/** The same for a page that could not be shown, which is so not rendered for each visitor. */
const FAILED_SECONDS = 2;
/** For how many seconds after that a page is served while a new one is rendered. */
const REVALIDATE_SECONDS = 600;

/** What a page without a language in its URL depends on beside that URL: another may be wanted in its place. */
export const VARY_BY_VISITOR = "accept-encoding, accept-language, cookie";

/**
 * `isPrivate`: made with what one visitor has chosen; `isStored`: false for no store at all; `isInvalid`: its URL asks for
 * what there is not, and the page says so.
 */
export function pageResponse(
  page: ProducedPage,
  security: SecurityOptions,
  { isPrivate = false, isStored = true, isInvalid = false } = {},
): ProducedResponse {
  return {
    status: isInvalid && page.status === 200 ? 400 : page.status,
    contentType: "text/html; charset=utf-8",
    body: page.body,
    origin: page.rendered ? "rendered" : "executed",
    headers: {
      "cache-control": !isStored ? "no-store" : isPrivate ? "private, no-cache" : "no-cache",
      vary: page.language === DEFAULT_LANGUAGE ? VARY_BY_VISITOR : "accept-encoding, cookie",
      "content-language": tagOf(page.language),
      "content-security-policy": pagePolicy(security, page),
      // What could not be shown may well exist: only this response of it is left out.
      ...((!page.listed || page.status === 503) && { "x-robots-tag": "noindex" }),
      ...(page.status === 503 && { "retry-after": String(RETRY_SECONDS) }),
    },
    shareable: true,
    ratingsOf: page.ratingsOf,
    ...(isPrivate || !isStored ? { maxAge: 0 } : cachePolicy(page)),
  };
}

/** The page without content for a client beyond its limit, which says so: its browser requests the data. */
export function limitedResponse(
  shell: ProducedPage,
  security: SecurityOptions,
  seconds: number,
): ProducedResponse {
  const { headers, ...response } = pageResponse(shell, security);
  return {
    ...response,
    status: 429,
    headers: {
      ...headers,
      "cache-control": "no-store",
      "retry-after": String(seconds),
    },
    // Whoever wants the page at the same time has a separate limit.
    shareable: false,
  };
}

function cachePolicy({ status, rendered, gatewayMaxAge }: ProducedPage): CachePolicy {
  if (!rendered) return { maxAge: 0 };
  if (status === 503) return { maxAge: 0, gatewayMaxAge: FAILED_SECONDS };
  if (gatewayMaxAge === 0) return { maxAge: INCOMPLETE_SECONDS, gatewayMaxAge: INCOMPLETE_SECONDS };
  // A page that says that there is no such title is stored too, whatever its status.
  return { maxAge: gatewayMaxAge, gatewayMaxAge, staleWhileRevalidate: REVALIDATE_SECONDS };
}
