import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type {
  MissingContent,
  PageLocation,
  PageQuery,
  QueryResult,
  ServerBundle,
} from "@flickmap/schema/page-rendering.ts";
import type { Logger } from "pino";
import type { CompressedText } from "../../lib/compress.ts";
import { assemblePage, type AssembledPage, NOINDEX, pathOf, type WebBuild } from "./web-build.ts";
import { FALLBACK_COUNTRY } from "./visitor-choices.ts";
import type { RunPageQuery, PageQueryResult } from "../../api/graphql/run-page-query.ts";
import type { Requester } from "../../request-scope.ts";
import type { Renderer } from "./renderer.ts";

/** A page, before anything is known of who wants it. */
export interface ProducedPage extends AssembledPage<string | CompressedText> {
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
}

/** Produces pages: rendered where that is possible in time, else for the browser to render. */
export class PageProducer {
  readonly #parts: PageProducerParts;

  constructor(parts: PageProducerParts) {
    this.#parts = parts;
  }

  /** `origin` is without a slash at the end; without a requester it is for the gateway itself. Throws the signal's reason. */
  async produce(
    location: PageLocation,
    origin: string,
    signal: AbortSignal,
    requester?: Requester,
  ): Promise<ProducedPage> {
    const { build, renderer, runQuery, patienceMs } = this.#parts;
    const run = (query: PageQuery, aborted: AbortSignal) => runQuery(query, aborted, requester);
    const found = await pageResults(build.bundle, location, run, signal, patienceMs);
    if (found === null) return this.shell(location, origin, "slow");
    const { results, gatewayMaxAge, ratingsOf } = found;
    // As text, which is sent to the thread and copied into the page: a structured clone takes longer.
    const data = build.bundle.writeData({ location, origin, results });
    const finished = await renderer.render({ location, origin, data });
    if (finished === null) return this.shell(location, origin, "slow");
    const { titlePath, ...page } = finished;
    if (titlePath !== null) this.#parts.onTitle(titlePath);
    return { ...page, rendered: true, gatewayMaxAge, ratingsOf };
  }

  /** The page of no URL in particular. */
  emptyPage(): ProducedPage {
    const location = { url: "", language: DEFAULT_LANGUAGE };
    const page = assemblePage(this.#parts.build, location, {
      status: 200,
      head: `<title>Flickmap</title>${NOINDEX}`,
      styleAttributes: "",
      css: "",
      symbols: "",
      body: "",
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
        await this.produce(location, "http://localhost", new AbortController().signal);
      } catch (error) {
        logger.warn({ err: error, url }, "the rendering of pages could not be warmed up");
      }
    }
  }

  /** The page without content: the browser runs the queries and renders. */
  async shell(
    location: PageLocation,
    origin: string,
    reason: MissingContent,
  ): Promise<ProducedPage> {
    const { build } = this.#parts;
    const { bundle } = build;
    await bundle.loadLanguage(location.language);
    const { markup, css } = bundle.withoutContent(reason, location.language);
    const route = bundle.routeOf(pathOf(location.url));
    const page = assemblePage(build, location, {
      status: route === null ? 404 : 200,
      head: `<title>Flickmap</title>${route?.listed ? "" : NOINDEX}`,
      styleAttributes: "",
      css,
      symbols: "",
      body: "",
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
