import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type {
  MissingContent,
  PageLocation,
  PageQuery,
  QueryResult,
  ServerBundle,
} from "@flickmap/schema/page-rendering.ts";
import type { Logger } from "pino";
import { pagePolicy, type SecurityOptions } from "../../http/policies.ts";
import type { ProducedResponse } from "../../http/response-cache/response-cache.ts";
import type { CompressedText } from "../../lib/compress.ts";
import { tagOf } from "../../lib/languages.ts";
import { assemblePage, type AssembledPage, NOINDEX, type WebBuild } from "./web-build.ts";
import { FALLBACK_COUNTRY } from "./visitor-choices.ts";
import type { RunPageQuery, PageQueryResult } from "../../api/graphql/run-page-query.ts";
import type { CachePolicy, Requester } from "../../request-scope.ts";
import type { Renderer } from "./renderer.ts";

/** A page, before anything is known of who wants it. */
interface ProducedPage extends AssembledPage<string | CompressedText> {
  /** Whether it is rendered. One that is not is for the browser to render, and is never stored. */
  readonly rendered: boolean;
  /** For how many seconds the gateway may store it; 0 where a part of its data is stale or missing. */
  readonly gatewayMaxAge: number;
  readonly ratingsOf: ReadonlySet<string>;
}

interface PageProducerParts {
  readonly build: WebBuild;
  readonly renderer: Renderer;
  readonly runQuery: RunPageQuery;
  readonly onTitle: (path: string) => void;
  readonly patienceMs: number;
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
}

const NO_CONTENT = { styleAttributes: "", css: "", symbols: "", body: "" };

/** Produces pages: rendered where that is possible in time, else for the browser to render. */
export class PageProducer {
  readonly #parts: PageProducerParts;

  constructor(parts: PageProducerParts) {
    this.#parts = parts;
  }

  /** Without a requester it is for the gateway itself. Throws the signal's reason. */
  async produce(
    location: PageLocation,
    signal: AbortSignal,
    requester?: Requester,
  ): Promise<ProducedPage> {
    const { build, renderer, runQuery, patienceMs, origin } = this.#parts;
    const run = (query: PageQuery, aborted: AbortSignal) => runQuery(query, aborted, requester);
    const found = await pageResults(build.bundle, location, run, signal, patienceMs);
    if (found === null) return this.shell(location, "slow");
    const { results, gatewayMaxAge, ratingsOf } = found;
    // As text, which is sent to the thread and copied into the page: a structured clone takes longer.
    const data = build.bundle.writeData({ location, origin, results });
    const finished = await renderer.render({ location, origin, data });
    if (finished === null) return this.shell(location, "slow");
    const { titlePath, ...page } = finished;
    if (titlePath !== null) this.#parts.onTitle(titlePath);
    return { ...page, rendered: true, gatewayMaxAge, ratingsOf };
  }

  /** The page of no URL in particular. */
  emptyPage(): ProducedPage {
    const location = { url: "", language: DEFAULT_LANGUAGE };
    const page = assemblePage(this.#parts.build, location, {
      ...NO_CONTENT,
      status: 200,
      head: `<title>Flickmap</title>${NOINDEX}`,
      data: "",
    });
    return { ...page, rendered: true, gatewayMaxAge: 600, ratingsOf: new Set() };
  }

  /** Renders a few pages, since the first rendering takes seconds. Never fails. */
  async warmUp(logger: Pick<Logger, "warn">): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    for (const url of ["/", "/category/movie", "/category/tv", "/"]) {
      try {
        const location = {
          url,
          language: DEFAULT_LANGUAGE,
          country: FALLBACK_COUNTRY,
          today,
          services: null,
        };
        await this.produce(location, new AbortController().signal);
      } catch (error) {
        logger.warn({ err: error, url }, "the rendering of pages could not be warmed up");
      }
    }
  }

  /** The page without content: the browser runs the queries and renders. */
  async shell(location: PageLocation, reason: MissingContent): Promise<ProducedPage> {
    const { build, origin } = this.#parts;
    const { bundle } = build;
    await bundle.loadLanguage(location.language);
    const { markup, css } = bundle.withoutContent(reason, location.language);
    const route = bundle.routeOf(location.url);
    const page = assemblePage(build, location, {
      ...NO_CONTENT,
      status: route === null ? 404 : 200,
      head: `<title>Flickmap</title>${route?.listed ? "" : NOINDEX}`,
      css,
      withoutContent: markup,
      data: bundle.writeData({ location, origin, results: null }),
    });
    return { ...page, rendered: false, gatewayMaxAge: 0, ratingsOf: new Set() };
  }
}

/** How long a page waits for its data, in milliseconds; after that the browser queries by itself. */
export const PATIENCE_MS = 2000;

/**
 * Runs the queries that a page needs, then those that follow. What it no longer waits for goes on: the browser will ask.
 * Null when what it needs is not there in time.
 */
async function pageResults(
  bundle: ServerBundle,
  location: PageLocation,
  run: (query: PageQuery, signal: AbortSignal) => ReturnType<RunPageQuery>,
  signal: AbortSignal,
  patienceMs: number,
) {
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<null>();
  const patience = setTimeout(giveUp, patienceMs, null).unref();
  const inTime = <Result>(result: Promise<Result>) => Promise.race([result, tooLate]);
  try {
    const getQueries = bundle.planQueries(location);
    const first = await Promise.all(getQueries().map((query) => inTime(run(query, signal))));
    signal.throwIfAborted();
    if (!first.every((response) => response !== null)) return null;
    const results = first.map(({ result }) => result);
    const following = await Promise.all(
      getQueries(results)
        .slice(results.length)
        .map((query) => inTime(withoutFailure(run(query, signal)))),
    );
    signal.throwIfAborted();
    const all = [...first, ...following];
    return {
      /** Of the first queries, then of those that follow; null for one that failed or did not finish in time. */
      results: all.map((response): QueryResult | null => response && response.result),
      /** For how many seconds the gateway may store them; 0 where a part is stale or missing. */
      gatewayMaxAge: Math.min(...all.map((response) => response?.gatewayMaxAge ?? 0)),
      ratingsOf: new Set(all.flatMap((response) => [...(response?.ratingsOf ?? [])])),
    };
  } finally {
    // While a timer runs, it holds the results of the page.
    clearTimeout(patience);
  }
}

/** A page is complete without what follows: a failure of it is the browser's to see. */
async function withoutFailure(running: Promise<PageQueryResult>): Promise<PageQueryResult | null> {
  try {
    const response = await running;
    return response.result.errors === undefined ? response : null;
  } catch {
    return null;
  }
}

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
