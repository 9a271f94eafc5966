import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import type { Country } from "../../features/country/country-context.ts";
import { listKey, parseListKey, toReference } from "../../features/my-list/my-list.ts";
import { useConnection } from "../../network/connection.ts";
import {
  ElsewhereDocument,
  MyListDocument,
  type ListTitle_TitleFragment,
} from "./ListPage.generated.ts";

export type ListTitle = ListTitle_TitleFragment & {
  readonly __typename: "Movie" | "TvShow";
  readonly availability: NonNullable<ListTitle_TitleFragment["availability"]>;
};

/** Name and year of a title that is gone are null where they are not known. */
export type LookedUp =
  | ListTitle
  | {
      readonly __typename: "TitleProblem";
      readonly name: string | null;
      readonly year: number | null;
    };

const TITLES_AT_A_TIME = 50;
/** Every title may be in 140 countries. */
const ELSEWHERE_AT_A_TIME = 20;

const toReferences = (keys: readonly string[]) =>
  keys
    .map(parseListKey)
    .filter((key) => key !== null)
    .map(toReference);

interface Batches<Value> {
  /** Null for a key that has no value. */
  readonly values: ReadonlyMap<string, Value | null>;
  readonly state: "loading" | "loaded" | "failed";
  readonly retry: () => void;
}

/**
 * Loads values in batches, in the order of their keys and none twice. What failed is tried again once the gateway is back.
 *
 * @param subject what the values depend on beside their key, such as the country; nothing is loaded while it is null
 * @param load gives the values of a batch; one that it leaves out has failed. The same function until it loads others.
 */
const useBatches = <Value>(
  subject: string | null,
  keys: readonly string[],
  size: number,
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value | null>>,
): Batches<Value> => {
  const isReachable = useConnection().state === "online";
  const failed = new Set<string>();
  const nothing = { subject, isReachable, values: new Map<string, Value | null>(), failed };
  const [known, setKnown] = useState(nothing);
  if (known.subject !== subject) setKnown(nothing);
  else if (known.isReachable !== isReachable) setKnown({ ...known, isReachable, failed });
  const { values } = known;
  const missing = keys.filter((key) => !values.has(key));
  const batch = missing
    .filter((key) => !known.failed.has(key))
    .slice(0, size)
    .join();

  useEffect(() => {
    if (subject === null || batch === "") return undefined;
    const wanted = batch.split(",");
    let isOver = false;
    const add = (loaded: ReadonlyMap<string, Value | null>) => {
      if (isOver) return;
      const left = wanted.filter((key) => !loaded.has(key));
      setKnown((now) =>
        now.subject === subject
          ? {
              ...now,
              values: new Map([...now.values, ...loaded]),
              failed: new Set([...now.failed, ...left]),
            }
          : now,
      );
    };
    // The page says that it failed; Apollo's link has noted what that tells of the connection.
    load(wanted).then(add, () => add(new Map()));
    return () => {
      isOver = true;
    };
  }, [subject, batch, load]);

  return {
    values,
    state: missing.length === 0 ? "loaded" : batch === "" ? "failed" : "loading",
    retry: () => setKnown((now) => ({ ...now, failed })),
  };
};

/** The titles of a list with their offers in a country, by `listKey`. One that fails fails no other. */
export const useListTitles = (keys: readonly string[], country: string | null) => {
  const client = useApolloClient();
  const load = useCallback(
    async (batch: readonly string[]) => {
      const titles = new Map<string, LookedUp>();
      if (country === null) return titles;
      const variables = { country, references: toReferences(batch) };
      const { data } = await client.query({
        query: MyListDocument,
        variables,
        context: { content: true },
      });
      data?.titles?.forEach((title, index) => {
        const key = batch[index];
        if (key === undefined) return;
        if (title.__typename !== "TitleProblem") {
          const { availability } = title;
          if (availability) titles.set(key, { ...title, availability });
        } else if (title.code === "NOT_FOUND") {
          const { name = null, year = null } = title.formerTitle ?? {};
          titles.set(key, { __typename: "TitleProblem", name, year });
        }
      });
      return titles;
    },
    [client, country],
  );
  return useBatches(country, keys, TITLES_AT_A_TIME, load);
};

/** The countries that stream each of some titles, by `listKey`; null where that could not be found out. */
export const useElsewhere = (keys: readonly string[]): Batches<readonly Country[]> => {
  const client = useApolloClient();
  const load = useCallback(
    async (batch: readonly string[]) => {
      const variables = { references: toReferences(batch) };
      const { data } = await client.query({ query: ElsewhereDocument, variables });
      const found = (data?.titles ?? []).flatMap((title) =>
        title.__typename === "TitleProblem"
          ? []
          : [[listKey(title), title.countriesWithOffers] as const],
      );
      const countries = new Map(found);
      return new Map(batch.map((key) => [key, countries.get(key) ?? null]));
    },
    [client],
  );
  return useBatches("elsewhere", keys, ELSEWHERE_AT_A_TIME, load);
};
