import type { ApolloClient } from "@apollo/client";
import { expect, test } from "vitest";
import type { TitleReference } from "../../../generated/schema.ts";
import type { ImportedTitle } from "./imported-list.ts";
import { type MatchedTitles, matchTitles, nothingMatched } from "./match-titles.ts";

const title = (type: "MOVIE" | "TV", id: number) => ({
  __typename: type === "MOVIE" ? "Movie" : "TvShow",
  type,
  id,
  name: `${type} ${id}`,
  year: 2000,
  poster: null,
});
const problem = (code: string, candidates: readonly object[] = []) => ({
  __typename: "TitleProblem",
  code,
  candidates,
});

/** Looks titles up in a film database that has a movie and a show 1, a movie 2, and several titles of one name. */
const match = async (...titles: readonly ImportedTitle[]) => {
  const answer = ({ movieId, tvShowId, named }: TitleReference) => {
    if (named?.name === "Fargo")
      return problem("AMBIGUOUS", [title("MOVIE", 275), title("TV", 60622)]);
    if (movieId != null && movieId < 3) return title("MOVIE", movieId);
    return tvShowId === 1 ? title("TV", 1) : problem("NOT_FOUND");
  };
  const query = ({ variables }: { variables: { references: readonly TitleReference[] } }) => {
    if (variables.references.length > 50) throw new Error("The gateway takes fifty");
    if (encodeURIComponent(JSON.stringify(variables)).length > 12_000)
      throw new Error("The gateway takes 16 KB of headers");
    return Promise.resolve({ data: { titles: variables.references.map(answer) } });
  };
  let matched: MatchedTitles = nothingMatched;
  await matchTitles(
    { query } as unknown as ApolloClient,
    titles,
    nothingMatched,
    (next) => {
      matched = next;
    },
    new AbortController().signal,
  );
  return matched;
};
const named = (name: string, tmdbId: number | null): ImportedTitle => ({
  references: name === "" ? [] : [{ named: { name } }],
  tmdbId,
  label: name,
  seen: false,
  toWatch: true,
});

test("a number without a type says which of several titles is meant", async () => {
  expect(await match(named("Fargo", 60622))).toMatchObject({
    found: [{ id: 60622 }],
    ambiguous: [],
  });
  expect(await match(named("Fargo", null))).toMatchObject({
    found: [],
    ambiguous: [{ candidates: [{ id: 275 }, { id: 60622 }] }],
  });
});

test("it is offered, and not taken, where the name is not found", async () => {
  const list = [named("Ein Film", 1), named("Noch einer", 2), named("Keiner", 3)];
  expect(await match(...list)).toMatchObject({
    found: [],
    ambiguous: [
      { label: "Ein Film", candidates: [{ type: "MOVIE" }, { type: "TV" }] },
      { label: "Noch einer", candidates: [{ id: 2 }] },
    ],
    unmatched: ["Keiner"],
    done: 3,
  });
});

test("a number alone is offered", async () => {
  expect(await match(named("", 2), named("Fargo", 275))).toMatchObject({
    found: [{ id: 275 }],
    ambiguous: [{ candidates: [{ id: 2 }] }],
  });
});

test("a batch without any name stays within what one request takes", async () => {
  const list = Array.from({ length: 60 }, (_, n) => named(`Film ${n}`, n + 10));
  expect((await match(...list)).unmatched).toHaveLength(60);
});

test("long names in any script stay within what one URL takes", async () => {
  const list = Array.from({ length: 60 }, (_, n) => named(`${"ทางเพื่อน".repeat(20)}${n}`, null));
  const other = named(`${"ทางเพื่อน".repeat(20)}`, 1);
  expect(await match(...list, named("Fargo", 275), other)).toMatchObject({
    found: [{ id: 275 }],
    ambiguous: [{ label: other.label }],
    done: 62,
  });
});
