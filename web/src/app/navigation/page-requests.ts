import type { ApolloClient } from "@apollo/client";
import { first, merge } from "rxjs";

import type { RouteLocation } from "../../lib/route.ts";
import { Intent } from "../../network/intent.ts";
import { getPage } from "../../routes/pages.tsx";
import { matchRoute } from "../../routes/routes.ts";

/** How many pages are requested ahead of a click at a time, and from one page. */
const MAX_AT_A_TIME = 6;
const MAX_FROM_A_PAGE = 12;

/** For whom pages are requested. */
type Visitor = Pick<RouteLocation, "country" | "today" | "watchable">;

interface PageRequest {
  readonly intent: Intent;
  readonly cancel: () => void;
  isDone: boolean;
}

/** The chunks and queries of pages that a visitor goes to, or may go to: both are requested together. */
export class PageRequests {
  readonly #client: ApolloClient;
  #open: string | null = null;
  /** By path and query. */
  readonly #requests = new Map<string, PageRequest>();

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  /** Requests a page that the visitor may go to, in the background; not beyond a number of them. */
  requestAhead(url: string, visitor: Visitor): void {
    const underWay = [...this.#requests.values()].filter(({ isDone }) => !isDone);
    const isRequested = url === this.#open || this.#requests.has(url);
    if (isRequested || underWay.length >= MAX_AT_A_TIME) return;
    if (this.#requests.size < MAX_FROM_A_PAGE) this.#request(url, visitor, new Intent("likely"));
  }

  /** Requests the page that the visitor goes to. */
  request(url: string, visitor: Visitor): void {
    const known = this.#requests.get(url);
    if (known) known.intent.becomeCertain();
    else if (url !== this.#open) this.#request(url, visitor, new Intent("certain"));
  }

  /** The visitor does not go there after all. */
  cancel(url: string): void {
    const request = this.#requests.get(url);
    if (!request || request.isDone || request.intent.isCertain) return;
    request.cancel();
    this.#requests.delete(url);
  }

  /** The visitor is on a page: what was requested from the one before no longer counts. */
  open(url: string): void {
    this.#open = url;
    for (const requested of this.#requests.keys()) this.cancel(requested);
    this.#requests.clear();
  }

  #request(url: string, { country, today, watchable }: Visitor, intent: Intent): void {
    const { pathname, searchParams: search } = new URL(url, "http://site");
    const { route, params } = matchRoute(pathname);
    // Whoever goes there requests it again, and deals with a failure.
    getPage(route)
      .preload()
      .catch(() => undefined);
    const queries = route.queries({ params, search, country, today, watchable }, () => undefined);
    const results = queries.map(({ document: query, variables, content }) =>
      this.#client
        .watchQuery({ query, variables, errorPolicy: "all", context: { content, intent } })
        .pipe(first(({ loading }) => !loading)),
    );
    const request: PageRequest = { intent, isDone: false, cancel: () => running.unsubscribe() };
    this.#requests.set(url, request);
    const end = () => {
      request.isDone = true;
    };
    const running = merge(...results).subscribe({ complete: end, error: end });
  }
}
