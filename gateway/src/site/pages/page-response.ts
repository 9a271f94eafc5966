import { secondsLeft } from "../../errors.ts";
import type { ProducedPage } from "./page-producer.ts";
import {
  MAX_STORE_SECONDS,
  type ProducedResponse,
} from "../../http/response-cache/cached-response.ts";
import { pagePolicy, type SecurityOptions } from "../../http/security-headers.ts";

/** After how many seconds a page that could not be shown is worth another try. */
const RETRY_SECONDS = 30;

/** The same for a page made of stale or missing data. */
const STORE_INCOMPLETE_SECONDS = 5;
/** The same for a page that could not be shown, which is so not rendered for each visitor. */
const STORE_FAILED_SECONDS = 2;
/** For how many seconds after that a page is served while a new one is rendered. */
const REVALIDATE_SECONDS = 600;

/** The response with a page, and for how long it is stored. */
export function pageResponse(page: ProducedPage, security: SecurityOptions): ProducedResponse {
  return {
    status: page.status,
    contentType: "text/html; charset=utf-8",
    body: page.body,
    origin: page.rendered ? "rendered" : "executed",
    headers: {
      "cache-control": "no-cache",
      vary: "accept-encoding, cookie",
      "content-security-policy": pagePolicy(security, page),
      // What could not be shown may well exist: only this response of it is left out.
      ...((!page.listed || page.status === 503) && { "x-robots-tag": "noindex" }),
      ...(page.status === 503 && { "retry-after": String(RETRY_SECONDS) }),
    },
    shareable: true,
    ratingsOf: page.ratingsOf,
    ...storing(page),
  };
}

/**
 * The page without content for a client whose budget is used up: its browser requests the data, and says why there is
 * none.
 *
 * @param ttl what is left of the client's minute, in milliseconds
 */
export function limitedResponse(
  shell: ProducedPage,
  security: SecurityOptions,
  ttl: number,
): ProducedResponse {
  const { headers, ...response } = pageResponse(shell, security);
  return {
    ...response,
    status: 429,
    headers: {
      ...headers,
      "cache-control": "no-store",
      "retry-after": String(secondsLeft(ttl)),
    },
    // Whoever wants the page at the same time has a separate budget.
    shareable: false,
  };
}

/** For how long a page may be reused, and how long the gateway stores it. */
function storing({
  status,
  rendered,
  maxAge,
}: ProducedPage): Pick<ProducedResponse, "maxAge" | "storeFor" | "staleWhileRevalidate"> {
  if (!rendered) return { maxAge: 0, storeFor: 0 };
  if (status === 503) return { maxAge: 0, storeFor: STORE_FAILED_SECONDS };
  if (maxAge === 0) {
    return { maxAge: STORE_INCOMPLETE_SECONDS, storeFor: STORE_INCOMPLETE_SECONDS };
  }
  const staleWhileRevalidate = REVALIDATE_SECONDS;
  return { maxAge, storeFor: Math.min(maxAge, MAX_STORE_SECONDS), staleWhileRevalidate };
}
