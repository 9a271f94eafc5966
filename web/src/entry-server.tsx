import { countryName } from "@flickmap/schema/country-names.ts";
import {
  addPrefix,
  getLanguage,
  type KnownLanguage,
  splitPrefix,
} from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type {
  MissingContent,
  PageLocation,
  PageQuery,
  RenderedPage,
  RenderRequest,
  ServerBundle,
} from "@flickmap/schema/page-rendering.ts";
import { ApolloClient, ApolloLink } from "@apollo/client";
import { print } from "graphql";
import type { ReactNode } from "react";
import { StaticRouter } from "react-router-dom";

import { App } from "./app/App.tsx";
import { renderStyles, StyledRenderer } from "./app/ssr/styled-renderer.ts";
import { Toggle } from "./features/my-list/MyListToggle.tsx";
import { getWatchable } from "./features/services/only-mine.ts";
import { ControlPlace } from "./features/titles/CardFrame.tsx";
import { notFoundRoute } from "./routes/not-found/route.ts";
import { getPageQueries, matchRoute, pageUrl, routes, type RouteMatch } from "./routes/routes.ts";
import { Button } from "./ui/Button.tsx";
import { EmptyState } from "./ui/EmptyState.tsx";
import { GlobalStyle } from "./ui/GlobalStyle.ts";
import { writeSymbols } from "./ui/icon-symbols.ts";
import { createCache } from "./network/browser-cache.ts";
import type { RouteLocation, RouteQuery } from "./lib/route.ts";
import type { PathIn } from "./lib/page-context.ts";
import { loadAllMessages, localPath, offeredLanguages, setLanguage, t } from "./lib/messages.ts";
import { toPageResults } from "./network/page-results.ts";
import { writeForScript } from "./lib/write-for-script.ts";
import { getPage } from "./routes/pages.tsx";
import { parsePageData, toPage, type PageData } from "./app/ssr/page-data.ts";
import { getOperationName, withLanguage } from "./network/operation.ts";

const loadPages = async (): Promise<void> => {
  for (const route of [...routes, notFoundRoute]) await getPage(route).preload();
};

/** Joined as text: resolved, a path such as `//name` would be read as a host. */
const toUrl = ({ url }: PageLocation): URL => new URL(`http://site${url}`);

const open = (location: PageLocation): RouteMatch & { readonly at: RouteLocation } => {
  const { pathname, searchParams: search } = toUrl(location);
  const { route, params } = matchRoute(pathname);
  const { country, today, services } = location;
  const watchable = getWatchable(services, country);
  return { route, params, at: { params, search, country, today, watchable } };
};

const documents = new WeakMap<object, string>();

const write = ({ document, variables }: RouteQuery, language: LanguageCode): PageQuery => {
  let query = documents.get(document);
  if (query === undefined) {
    query = print(client.cache.transformDocument(document));
    documents.set(document, query);
  }
  const operationName = getOperationName(document);
  return { operationName, query, variables: withLanguage(variables, language) };
};

const getCountry = ({ country, language }: PageLocation) => ({
  code: country,
  name: countryName(country, getLanguage(language).tag),
});

const root = '<div id="root">';

/** Components that send or write something once they are in the browser find it; the gateway has no use for it. */
const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
const renderer = new StyledRenderer();
const globalStyles = renderStyles(<GlobalStyle />);

/** The same page in each language, for search engines: from its canonical URL, which those have that they may list. */
const writeAlternates = (head: string, origin: string, pathIn: PathIn | undefined): string => {
  const [, canonical] = /<link rel="canonical" href="([^"]+)"\/>/.exec(head) ?? [];
  if (canonical === undefined || offeredLanguages.length < 2) return "";
  const { path } = splitPrefix(canonical.slice(origin.length));
  const write = (hreflang: string, language: KnownLanguage) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${origin}${addPrefix(language, pathIn?.(language) ?? path)}"/>`;
  return [
    ...offeredLanguages.map((language) => write(language.tag, language)),
    write("x-default", getLanguage(DEFAULT_LANGUAGE)),
  ].join("");
};

const render = ({ location, data }: RenderRequest): RenderedPage => {
  setLanguage(location.language);
  const content = parsePageData(data);
  const results = content.results ?? [];
  const { route, at: place } = open(location);
  const pageResults = toPageResults(getPageQueries(route, place, results), results);
  let status: RenderedPage["status"] = 200;
  let pathIn: PathIn | undefined;
  const page = {
    ...toPage(content),
    setStatus: (next: 404 | 503) => {
      status = next;
    },
    setPathIn: (next: PathIn) => {
      pathIn = next;
    },
  };
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter basename={localPath("/")} location={localPath(location.url)}>
      {children}
    </StaticRouter>
  );
  const {
    markup: [markup = ""],
    css,
  } = renderer.render(
    <div id="root">
      <App client={client} page={page} results={pageResults} Router={Router} />
    </div>,
    // What every card shows as soon as the page is hydrated is in no markup, and its styles are in the page: rules
    // that are added later have the browser style all of the page again.
    <>
      <ControlPlace />
      <Toggle />
    </>,
  );
  const at = markup.indexOf(root);
  return {
    status,
    head: markup.slice(0, at) + writeAlternates(markup.slice(0, at), content.origin, pathIn),
    styleAttributes: globalStyles.attributes,
    css,
    symbols: writeSymbols(markup),
    body: markup.slice(at + root.length, -"</div>".length),
  };
};

/** What a page that the browser renders says where scripts do not run. */
function WithoutContent({ reason }: { readonly reason: MissingContent }) {
  const isSlow = reason === "slow";
  return (
    <noscript>
      <EmptyState
        level={1}
        title={t(isSlow ? "offline.longer" : "offline.tooManyTitle")}
        actions={
          <Button as="a" href="" $variant="primary">
            {t("offline.loadAgain")}
          </Button>
        }
      >
        {t(isSlow ? "offline.loadAgainReady" : "offline.loadInAMinute")}
      </EmptyState>
    </noscript>
  );
}

export const bundle: ServerBundle = {
  globalCss: globalStyles.css,
  loadPages,
  languages: offeredLanguages.map(({ code }) => code),
  loadLanguage: loadAllMessages,
  toPageUrl: pageUrl,
  planQueries: (location) => {
    const { route, at } = open(location);
    return (results) =>
      getPageQueries(route, at, results).map((query) => write(query, location.language));
  },
  render,
  writeData: ({ location, origin, results }) =>
    writeForScript({
      origin,
      today: location.today,
      country: getCountry(location),
      services: location.services,
      results,
    } satisfies PageData),
  withoutContent: (reason, language) => {
    setLanguage(language);
    const { markup, css } = renderer.render(<WithoutContent reason={reason} />);
    return { markup: markup.join(""), css };
  },
  routeOf: (url) => {
    const [path = ""] = url.split("?", 1);
    const { route } = matchRoute(path);
    return route === notFoundRoute
      ? null
      : {
          name: route.name,
          messages: route.messages,
          pattern: route.pattern,
          listed: route.isListed,
          narrowed: route.isNarrowed,
          stored: route.isStored,
        };
  },
  sitemapPaths: routes.flatMap(({ sitemap }) => sitemap),
};
