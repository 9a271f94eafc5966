import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { DocumentNode } from "graphql";
import { type ComponentType, createContext, useContext } from "react";

import type { WatchableFilter } from "../generated/schema.ts";

export type RouteParams = Readonly<Record<string, string | undefined>>;

export const RouteParamsContext = createContext<RouteParams>({});

export const useRouteParams = (): RouteParams => useContext(RouteParamsContext);

/** What lists hold alone, as variables of their queries. */
export interface WatchableVariables {
  readonly watchable: WatchableFilter;
}

export interface RouteLocation {
  readonly params: RouteParams;
  readonly search: URLSearchParams;
  /** An ISO 3166-1 code; null while none is known, which the gateway always does. */
  readonly country: string | null;
  readonly today: string;
  /** What lists hold alone, where the visitor wants only that; null where they hold everything. */
  readonly watchable: WatchableVariables | null;
}

export interface RouteQuery {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Left out where it adds to what the page is about. */
  readonly content?: true;
}

/** The query that a page is about: declared once, for whoever sends it ahead and for the page itself. */
export interface PageQuery<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Null where nothing is requested at a location. */
  readonly variables: (at: RouteLocation) => Variables | null;
}

/** Declares it: the types are those of the document. */
export const pageQuery = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: (at: RouteLocation) => NoInfer<Variables> | null,
): PageQuery<Data, Variables> => ({ document, variables });

/** The data of one of a page's queries; undefined while it is not there. */
export type ReadData = <Data>(document: TypedDocumentNode<Data, never>) => Data | undefined;

export interface Route {
  /** Two routes may share a name, and a chunk. */
  readonly name: string;
  readonly pattern: string;
  /** The keys of a URL's query that the page reads. What else a URL carries changes nothing. */
  readonly keys: readonly string[];
  /** False for results of a search, which search engines shall leave out. */
  readonly isListed: boolean;
  /** Whether it is made for each visitor alone who wants only what their services have: its lists or controls depend on that. */
  readonly isNarrowed: boolean;
  /** False for a page that is another one each time: nobody stores it. */
  readonly isStored: boolean;
  /** Its URLs in the sitemap, beside those of titles and genres. */
  readonly sitemap: readonly string[];
  /** What the page cannot be rendered without, and behind that what follows from data that is there. */
  readonly queries: (at: RouteLocation, read: ReadData) => readonly RouteQuery[];
  /** The groups of messages that it shows beside those of all pages, such as `title`. */
  readonly messages: readonly string[];
  readonly load: () => Promise<ComponentType>;
}

/** Declares a page. By itself it reads nothing of the URL's query, queries nothing and may be listed. */
export const defineRoute = (
  route: Pick<Route, "name" | "pattern" | "load"> & Partial<Route>,
): Route => ({
  messages: [route.name],
  keys: [],
  isListed: true,
  isNarrowed: false,
  isStored: true,
  sitemap: [],
  queries: () => [],
  ...route,
});

export const routeQuery = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): RouteQuery => ({ document, variables });

export const queryAt = <Data, Variables extends Readonly<Record<string, unknown>>>(
  { document, variables: getVariables }: PageQuery<Data, Variables>,
  at: RouteLocation,
): readonly RouteQuery[] => {
  const variables = getVariables(at);
  return variables === null ? [] : [{ document, variables, content: true }];
};
