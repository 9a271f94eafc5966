import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type { MissingContent, PageLocation, PageQuery } from "@flickmap/schema/page-rendering.ts";
import type { Logger } from "pino";
import type { CompressedText } from "../../lib/compress.ts";
import { assemblePage, type AssembledPage, NOINDEX, pathOf } from "./finish-page.ts";
import { FALLBACK_COUNTRY } from "./page-country.ts";
import type { RunPageQuery } from "../../api/graphql/run-page-query.ts";
import type { Requester } from "../../request-scope.ts";
import { pageResults } from "./page-results.ts";
import type { Renderer } from "./renderer.ts";
import type { WebBuild } from "./web-build.ts";

/** A page, before anything is known of who wants it. */
export interface ProducedPage extends AssembledPage<string | CompressedText> {
  /** Whether it is rendered. One that is not is for the browser to render, and is never stored. */
  readonly rendered: boolean;
  /** For how many seconds the gateway may store it; 0 where a part of its data is stale or missing. */
  readonly gatewayMaxAge: number;
  readonly ratingsOf: ReadonlySet<string>;
}

export interface PageProducerParts {
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
