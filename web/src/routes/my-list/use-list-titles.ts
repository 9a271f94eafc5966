import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { listKey, parseListKey, toReference } from "../../features/my-list/my-list.ts";
import { LIST_CONTENT } from "../../lib/route.ts";
import {
  ElsewhereDocument,
  MyListDocument,
  type ListTitle_TitleFragment,
} from "./ListPage.generated.ts";
import { type Batches, useBatches } from "./use-batches.ts";

export type ListTitle = ListTitle_TitleFragment & {
  readonly __typename: "Movie" | "TvShow";
  readonly availability: NonNullable<ListTitle_TitleFragment["availability"]>;
};

export interface GoneTitle {
  readonly __typename: "TitleProblem";
  /** Null where it is not known. */
  readonly name: string | null;
  readonly year: number | null;
}

export type LookedUp = ListTitle | GoneTitle;

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

const TITLES_AT_A_TIME = 50;
/** Every title may be in 140 countries. */
const ELSEWHERE_AT_A_TIME = 20;

const toReferences = (keys: readonly string[]) =>
  keys
    .map(parseListKey)
    .filter((key) => key !== null)
    .map(toReference);

/** The titles of a list with their offers in a country, by `listKey`. One that fails fails no other. */
export const useListTitles = (
  keys: readonly string[],
  country: string | null,
): Batches<LookedUp> => {
  const client = useApolloClient();
  const load = useCallback(
    async (batch: readonly string[]) => {
      const titles = new Map<string, LookedUp>();
      if (country === null) return titles;
      const variables = { country, references: toReferences(batch) };
      const { data } = await client.query({
        query: MyListDocument,
        variables,
        context: LIST_CONTENT,
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
export const useElsewhere = (keys: readonly string[]): Batches<readonly NamedCountry[]> => {
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
