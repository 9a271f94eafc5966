import type { ApolloClient } from "@apollo/client";
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { title } from "../../../../test/titles.ts";
import type { TitleReference } from "../../../generated/schema.ts";
import { type MatchedTitles, matchTitles, nothingMatched } from "./match-titles.ts";
import { readImport } from "./read-import.ts";

const movies = [
  { ...title("MOVIE", 949, "Heat"), imdbId: "tt0113277", year: 1995 },
  { ...title("MOVIE", 550, "Fight Club"), imdbId: "tt0137523", year: 1999 },
];

const answer = ({ movieId, imdbId, named }: TitleReference) =>
  movies.find(
    ({ id, imdbId: imdb, name }) =>
      id === movieId || imdb === imdbId || (name === named?.name && named.type !== "TV"),
  ) ??
  (named?.name.startsWith("Heat ")
    ? { __typename: "TitleProblem", code: "AMBIGUOUS", candidates: [movies[0]] }
    : { __typename: "TitleProblem", code: "NOT_FOUND", candidates: [] });

test.each([
  ["Const,Title,Year\ntt0113277,Heat,1995", "Heat"],
  ["Const,Title,Year\ntt0137523,Heat,1995", "Fight Club or Heat?"],
  ["Const,Title,Year\ntt0137523,El club de la lucha,1999", "Fight Club"],
  ["Const,Title,Year\ntt0137523,El club de la lucha,2008", "Fight Club?"],
  ["Const,Title,Year,Title Type\ntt0137523,Heat,1995,TV Series", "Fight Club or Heat?"],
  ["Name,Year,URL\nHeat,1995,https://www.imdb.com/title/tt0137523/", "Fight Club or Heat?"],
  ['[{"title":"Heat","year":1995,"ids":{"imdb":"tt0137523"}}]', "Fight Club or Heat?"],
  ["tmdb_id,title,year\n949,Heat,1995", "Heat"],
  ["tmdb_id,title,year\n550,Heat,1995", "Heat or Fight Club?"],
  ["tmdb_id,title,year\n550,Heat,1995\n550,Fight Club,1999", "Fight Club, Heat or Fight Club?"],
  ["Title,Year\nHeat (US),1995", "Heat"],
  ["Title,Year\nHeat 2,1995", "Heat?"],
])("%j is %s", async (text, told) => {
  const read = readImport({ content: strToU8(text) });
  const query = ({ variables }: { variables: { references: readonly TitleReference[] } }) =>
    Promise.resolve({ data: { titles: variables.references.map(answer) } });
  const matches: MatchedTitles[] = [];
  await matchTitles(
    { query } as unknown as ApolloClient,
    read.kind === "list" ? read.list.titles : [],
    nothingMatched,
    (matched) => matches.push(matched),
    new AbortController().signal,
  );
  const [{ found, ambiguous } = nothingMatched] = matches;
  const all = [
    ...found.map(({ name }) => name),
    ...ambiguous.map(({ candidates }) => `${candidates.map(({ name }) => name).join(" or ")}?`),
  ];
  expect(all.join(", ")).toBe(told);
});
