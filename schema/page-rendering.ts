import type { GraphQLFormattedError } from "graphql";
import type { LanguageCode } from "./languages.ts";

/*
 * What the web app's server build and the gateway agree on: which queries a page needs, and how a
 * page is rendered from their results.
 */

/** Which page to render, and for whom. Two visitors with equal values get the same page. */
export interface PageLocation {
  /** Path and query without the language's prefix, as `toPageUrl` gives them. */
  readonly url: string;
  readonly language: LanguageCode;
  /** An ISO 3166-1 code. */
  readonly country: string;
  /** The day in UTC, `YYYY-MM-DD`. */
  readonly today: string;
  /** What lists are narrowed to, as the cookie of `SERVICES_COOKIE` has it; null where they hold everything. */
  readonly services: string | null;
}

/** The cookie with a visitor's services, which is there while they want to see only what those have. */
export const SERVICES_COOKIE = "services";
/** Its value: services, those of another country with its code before them (`at:joyn`), and kinds of offer, with dots between. */
export const SERVICES_COOKIE_VALUE =
  /^(?:[a-z]{2}:)?[a-z0-9-]+(?:\.(?:[a-z]{2}:)?[a-z0-9-]+)*_[A-Z]+(?:\.[A-Z]+)*$/;

/** A GraphQL query to run, in the form that the browser sends it. */
export interface PageQuery {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What came of a query: its data, its errors, or both. */
export interface QueryResult {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** Which page to render, and what from. */
interface PageContent {
  readonly location: PageLocation;
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
  /**
   * The results of the queries of `planQueries`, in their order; null for one that failed or did not finish
   * in time. Null where the browser renders the page by itself.
   */
  readonly results: readonly (QueryResult | null)[] | null;
}

/** A page to render, as it is sent to a rendering thread. */
export interface RenderRequest {
  readonly location: PageLocation;
  /** Where the site is reached, without a slash at the end. */
  readonly origin: string;
  /** What `writeData` made of the page's content. */
  readonly data: string;
}

/** A rendered page, in the parts that the gateway puts into the built `index.html`. */
export interface RenderedPage {
  readonly status: 200 | 404 | 503;
  /** Title, meta, canonical, Open Graph and image preloads. */
  readonly head: string;
  /** The attributes of the `<style>` of the page's own rules, which begin with a space. */
  readonly styleAttributes: string;
  /** The rules in it, whose hash goes into the policy. */
  readonly css: string;
  /** The symbols of the icons in the body. */
  readonly symbols: string;
  /** The markup inside `#root`. */
  readonly body: string;
}

/** A route of the web app. */
export interface PageRoute {
  readonly name: string;
  /** The groups of messages that its page shows beside those of all pages. */
  readonly messages: readonly string[];
  /** Such as `/movie/:id/:slug?`. */
  readonly pattern: string;
  /** False where search engines shall leave its pages out. */
  readonly listed: boolean;
  /** Whether its lists are of what the visitor's services have alone, where they want only that. */
  readonly narrowed: boolean;
  /** False for a page that nobody stores. */
  readonly stored: boolean;
}

/** Why a page comes without content: its data takes too long, or its client is beyond its limit. */
export type MissingContent = "slow" | "limited";

/** The markup and styles of a page without content. */
export interface WithoutContent {
  readonly markup: string;
  readonly css: string;
}

/** What the web app's server build exports. */
export interface ServerBundle {
  /** The rules of every page. */
  readonly globalCss: string;
  /** Loads the code of every screen. Call it once, before rendering. */
  readonly loadPages: () => Promise<void>;
  /** The languages that the site speaks: those that its messages are translated into. */
  readonly languages: readonly LanguageCode[];
  /** Loads the messages of a language. Call it before rendering in that language. */
  readonly loadLanguage: (language: LanguageCode) => Promise<void>;
  /**
   * The part of a path and query that its page depends on: what else it carries is left out, and every
   * path that no screen has becomes the same one.
   */
  readonly toPageUrl: (url: string) => string;
  /**
   * Says what a page queries: without results, what it cannot be rendered without. With the results of those, in their
   * order, the same queries and behind them what follows from their data: a page is complete without that.
   */
  readonly planQueries: (
    location: PageLocation,
  ) => (results?: readonly QueryResult[]) => readonly PageQuery[];
  /** Renders a page in one pass. */
  readonly render: (request: RenderRequest) => RenderedPage;
  /** Writes what a rendering thread and the browser need of a page, as JSON that is safe inside a `<script>`. */
  readonly writeData: (content: PageContent) => string;
  /** What a page that the browser renders says where scripts do not run, and its styles. */
  readonly withoutContent: (reason: MissingContent, language: LanguageCode) => WithoutContent;
  /** The route that a path, perhaps with a query, belongs to; null for an unknown path. */
  readonly routeOf: (url: string) => PageRoute | null;
  /** The paths that the sitemap names, beside titles and genres. */
  readonly sitemapPaths: readonly string[];
}
