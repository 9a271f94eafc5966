import type { ApolloClient } from "@apollo/client";

import { FirstViewQuery } from "./first-view-query.ts";
import type { PageResult } from "./first-view.ts";
import { reloadOnce } from "../reload-once.ts";
import { pause } from "../tasks.ts";

/** After so long a whole client that could not be fetched is fetched again. */
const RETRY_MS = 5_000;
/** The pauses before the further attempts of one call, so that one lost response loses nothing. */
const PAUSES_MS = [300, 1_500] as const;

/**
 * The client of a page's first rendering, on the gateway and in the browser. It has the results that
 * the page carries and nothing else: no cache and no way to the gateway, which weigh more than all
 * screens and are loaded once the page listens. What needs them waits for them.
 */
export class PageClient {
  readonly defaultOptions = {};
  readonly #results: readonly PageResult[];
  readonly #load: () => Promise<ApolloClient>;
  #whole: Promise<ApolloClient> | null = null;
  #wanted = false;
  #onWhole: (client: ApolloClient) => void = () => {};

  /** @param load gives the client that takes over, with the page's results in its cache */
  constructor(
    results: readonly PageResult[],
    load: () => Promise<ApolloClient> = () => new Promise(() => {}),
  ) {
    this.#results = results;
    this.#load = load;
  }

  /** This client for what takes an Apollo Client: it has the parts of one that a first view uses. */
  asApolloClient(): ApolloClient {
    return this as unknown as ApolloClient;
  }

  /** The client that takes over. It is loaded once, in three attempts; a failure is that of this call alone. */
  whole(): Promise<ApolloClient> {
    this.#whole ??= this.#loadPatiently().then(
      (client) => {
        this.#onWhole(client);
        return client;
      },
      (error: unknown) => {
        this.#whole = null;
        throw error;
      },
    );
    return this.#whole;
  }

  async #loadPatiently(): Promise<ApolloClient> {
    for (const milliseconds of PAUSES_MS) {
      try {
        return await this.#load();
      } catch (error) {
        if (!navigator.onLine) throw error;
        await pause(milliseconds);
      }
    }
    return this.#load();
  }

  /** Calls back with the client that takes over, once it is there. */
  onWhole(listener: (client: ApolloClient) => void): void {
    this.#onWhole = listener;
  }

  watchQuery(options: ApolloClient.WatchQueryOptions): FirstViewQuery {
    return new FirstViewQuery(options, {
      find: ({ query, variables }) => this.#find(query, variables),
      send: ({ query, variables }) =>
        this.query({ query, variables: { ...variables }, fetchPolicy: "network-only" }),
      onMissing: () => this.#want(),
    });
  }

  async query(options: ApolloClient.QueryOptions): Promise<unknown> {
    return (await this.whole()).query(options);
  }

  async mutate(options: ApolloClient.MutateOptions): Promise<unknown> {
    return (await this.whole()).mutate(options);
  }

  async refetchQueries(options: { readonly include: "active" }): Promise<unknown> {
    return (await this.whole()).refetchQueries(options);
  }

  #find(query: unknown, variables: object = {}): PageResult | null {
    const given = JSON.stringify(variables);
    const same = (result: PageResult) =>
      result.document === query && JSON.stringify(result.variables) === given;
    return this.#results.find(same) ?? null;
  }

  /** The page shows something that only the whole client can get. */
  #want(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.whole().catch(() => {
      this.#wanted = false;
      // Most likely a new version of the site has been deployed since the page was opened.
      if (!reloadOnce()) setTimeout(() => this.#want(), RETRY_MS);
    });
  }
}

/** The client that has a cache: the given one, or the one that takes over from a page's. */
export const wholeClient = async (client: ApolloClient | PageClient): Promise<ApolloClient> =>
  client instanceof PageClient ? client.whole() : client;
