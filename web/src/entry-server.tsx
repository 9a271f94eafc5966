import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type {
  PagePlace,
  PageQuery,
  QueryBody,
  RenderedPage,
  RenderRequest,
  ServerBundle,
} from "@flickmap/schema/page-rendering.ts";
import { print } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";

import { App } from "./app/App.tsx";
import { SiteDocument } from "./app/Site.generated.ts";
import { CountriesDocument } from "./features/country/Country.generated.ts";
import type { CountriesQuery } from "./features/country/Country.generated.ts";
import { matchSite, notFound, pageAddress, routes } from "./routes.tsx";
import { createCache } from "./shared/browser-cache.ts";
import type { FirstView, ScreenModule, ScreenPlace, ScreenQuery } from "./shared/first-view.ts";
import { screenQuery } from "./shared/first-view.ts";
import { pageOf, writePageData } from "./shared/page-data.ts";
import { PageClient } from "./shared/page-client.ts";

const modules = new Map<string, ScreenModule>();

const loadScreens = async (): Promise<void> => {
  for (const { path, screen } of [...routes, notFound]) modules.set(path, await screen.preload());
};

/** What the frame of every page queries. */
const frameQueries: readonly ScreenQuery[] = [
  screenQuery(CountriesDocument, {}),
  screenQuery(SiteDocument, {}),
];

/** Joined as text: resolved, a path such as `//name` would be read as a host. */
const urlOf = ({ url }: PagePlace): URL => new URL(`http://site${url}`);

const firstViewOf = (place: PagePlace): FirstView => {
  const { pathname, searchParams } = urlOf(place);
  const { route, params } = matchSite(pathname);
  const module = modules.get(route.path);
  if (!module) throw new Error("Call loadScreens before anything else");
  const at: ScreenPlace = {
    params,
    search: searchParams,
    country: place.country,
    today: place.today,
  };
  return module.firstView(at);
};

const queriesOf = (view: FirstView): readonly ScreenQuery[] => [...frameQueries, ...view.queries];

interface QueryResult {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

const parse = (body: QueryBody | undefined): QueryResult | null =>
  // The gateway's own response to a query that it was given.
  body == null ? null : (JSON.parse(body) as QueryResult);

const following = (view: FirstView, first: readonly QueryBody[]): readonly ScreenQuery[] => {
  const data = parse(first[frameQueries.length])?.data;
  return data && view.following ? view.following(data) : [];
};

const documents = new WeakMap<object, string>();
const cacheForDocuments = createCache();

/** A query as the browser sends it. */
const written = ({ document, variables }: ScreenQuery): PageQuery => {
  let query = documents.get(document);
  if (query === undefined) {
    query = print(cacheForDocuments.transformDocument(document)).replace(/\s+/g, " ");
    documents.set(document, query);
  }
  return { operationName: operationName(document), query, variables };
};

const operationName = (document: ScreenQuery["document"]): string => {
  for (const definition of document.definitions) {
    if (definition.kind === "OperationDefinition" && definition.name) return definition.name.value;
  }
  throw new Error("A screen's query has a name");
};

const countryOf = ({ place, first }: RenderRequest) => {
  const countries = (parse(first[0])?.data as CountriesQuery | null | undefined)?.countries ?? [];
  const country = countries.find(({ code }) => code === place.country);
  return { countries, country: country ? { code: country.code, name: country.name } : null };
};

const root = '<div id="root">';

const render = (request: RenderRequest): RenderedPage => {
  const { place, origin } = request;
  const view = firstViewOf(place);
  const { countries, country } = countryOf(request);
  const client = new PageClient();
  let failed = false;
  const take = (queries: readonly ScreenQuery[], bodies: readonly QueryBody[]) => {
    for (const [index, { document, variables }] of queries.entries()) {
      const result = parse(bodies[index]);
      // The list of countries is for the form without JavaScript; a screen that needs it queries it.
      if (!result || (bodies === request.first && index === 0)) continue;
      if (result.data) client.writeQuery({ query: document, variables, data: result.data });
      if (result.errors) {
        failed = true;
        client.fail(document, new CombinedGraphQLErrors({ errors: [...result.errors] }));
      }
    }
  };
  take(queriesOf(view), request.first);
  take(following(view, request.first), request.following);

  let status: RenderedPage["status"] = 200;
  const data = { origin, today: place.today, country, cache: {} };
  const page = {
    ...pageOf(data),
    countries,
    setStatus: (next: 404 | 503) => {
      status = next;
    },
  };
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={place.url}>{children}</StaticRouter>
  );
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <div id="root">
          <App client={client} page={page} Router={Router} />
        </div>,
      ),
    );
    const at = markup.indexOf(root);
    const [, styleAttributes = "", css = ""] =
      /^<style([^>]*)>(.*)<\/style>$/s.exec(sheet.getStyleTags()) ?? [];
    return {
      status,
      head: markup.slice(0, at),
      styleAttributes,
      css,
      body: markup.slice(at + root.length, -"</div>".length),
      data: writePageData({ ...data, cache: failed ? null : client.results() }),
    };
  } finally {
    sheet.seal();
  }
};

export const bundle: ServerBundle = {
  loadScreens,
  pageAddress,
  firstQueries: (place) => queriesOf(firstViewOf(place)).map(written),
  followingQueries: (place, first) => following(firstViewOf(place), first).map(written),
  render,
  shellData: (request) =>
    writePageData({
      origin: request.origin,
      today: request.place.today,
      country: countryOf(request).country,
      cache: null,
    }),
  routeOf: (pathname) => {
    const { route } = matchSite(pathname);
    return route === notFound ? null : { name: route.name, listed: route.listed };
  },
  sitemapPaths: routes.flatMap(({ sitemap }) => sitemap),
};
