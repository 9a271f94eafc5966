import { NetworkStatus } from "@apollo/client";
import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";

import type { PageResult } from "./first-view.ts";

type Options = ApolloClient.WatchQueryOptions;
type Result = ObservableQuery.Result<unknown>;

/** Where a query of the first view gets what it cannot know by itself. */
interface Source {
  /** What the page has of a query; null for nothing. */
  readonly find: (options: Options) => PageResult | null;
  /** Sends the query to the gateway. */
  readonly send: (options: Options) => Promise<unknown>;
  /** Told when a query is shown that the page has nothing of, or that failed. */
  readonly onMissing: () => void;
}

/**
 * A query as `useQuery` observes it, over the results that the page carries. Its result changes with
 * its variables alone: what the page does not have is loading until the whole client takes over.
 */
export class FirstViewQuery {
  readonly #source: Source;
  options: Options;
  #result: Result;

  constructor(options: Options, source: Source) {
    this.#source = source;
    const { fetchPolicy = "cache-first" } = options;
    // One that is not wanted yet is an ordinary query once it is.
    const initialFetchPolicy = fetchPolicy === "standby" ? "cache-first" : fetchPolicy;
    this.options = { initialFetchPolicy, ...options };
    this.#result = resultOf(this.options, source.find(this.options));
  }

  get variables() {
    return this.options.variables;
  }

  getCurrentResult(): Result {
    return this.#result;
  }

  applyOptions(options: Options): void {
    this.options = { ...this.options, ...options };
  }

  reobserve(options: Options): void {
    this.applyOptions(options);
    const found = this.#source.find(this.options);
    const waits = !found && resultOf(this.options, found).loading;
    const { data } = this.#result;
    // What was there stays until the whole client takes over, which then has it as `previousData`.
    this.#result =
      waits && data !== undefined
        ? { data, dataState: "complete", ...waiting }
        : resultOf(this.options, found);
    this.#tellMissing();
  }

  /** `useQuery` subscribes to what this gives. Nothing is ever told: another client takes over. */
  pipe() {
    return {
      subscribe: () => {
        this.#tellMissing();
        return { unsubscribe: () => {} };
      },
    };
  }

  async refetch(): Promise<unknown> {
    return this.options.fetchPolicy === "standby" ? null : this.#source.send(this.options);
  }

  #tellMissing(): void {
    if (this.#result.loading || this.#result.error) this.#source.onMissing();
  }

  // `useQuery` binds these whether or not they are called.
  readonly fetchMore = unused;
  readonly updateQuery = unused;
  readonly startPolling = unused;
  readonly stopPolling = unused;
  readonly subscribeToMore = unused;
}

function unused(): never {
  throw new Error("No first view uses this");
}

const resultOf = ({ fetchPolicy, errorPolicy }: Options, found: PageResult | null): Result => {
  if (fetchPolicy === "standby") return { ...nothing, networkStatus: NetworkStatus.ready };
  if (!found) {
    return fetchPolicy === "cache-only"
      ? { ...nothing, networkStatus: NetworkStatus.ready }
      : { ...nothing, ...waiting };
  }
  const { data, errors } = found;
  const here = { data, dataState: "complete", loading: false, partial: false } as const;
  if (!errors) return { ...here, networkStatus: NetworkStatus.ready };
  const error = new CombinedGraphQLErrors({ errors: [...errors] });
  const shown = data !== null && errorPolicy === "all" ? here : nothing;
  return { ...shown, error, networkStatus: NetworkStatus.error };
};

const waiting = { loading: true, networkStatus: NetworkStatus.loading, partial: true } as const;

const nothing = { data: undefined, dataState: "empty", loading: false, partial: true } as const;
