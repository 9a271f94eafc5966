import type { ApolloClient } from "@apollo/client";
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import type { TitleReference } from "../../../generated/schema.ts";
import { type MatchedTitles, matchTitles, nothingMatched } from "./match-titles.ts";
import { readImport } from "./read-import.ts";

const movies = [
  { __typename: "Movie", type: "MOVIE", id: 949, imdbId: "tt0113277", name: "Heat", year: 1995 },
  {
    __typename: "Movie",
    type: "MOVIE",
    id: 550,
    imdbId: "tt0137523",
    name: "Fight Club",
    year: 1999,
  },
];

const answer = ({ movieId, imdbId, named }: TitleReference) =>
  movies.find(
    ({ id, imdbId: imdb, name }) => id === movieId || imdb === imdbId || name === named?.name,
  ) ??
  (named?.name.startsWith("Heat")
    ? { __typename: "TitleProblem", code: "AMBIGUOUS", candidates: [movies[0]] }
    : { __typename: "TitleProblem", code: "NOT_FOUND", candidates: [] });

test.each([
  ["Const,Title,Year\ntt0113277,Heat,1995", "Heat"],
  ["Const,Title,Year\ntt0137523,Heat,1995", "Fight Club or Heat?"],
  ["Const,Title,Year\ntt0137523,El club de la lucha,1999", "Fight Club"],
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
  const write = (titles: readonly { name: string }[]) =>
    titles.map(({ name }) => name).join(" or ");
  const all = [
    ...found.map((title) => write([title])),
    ...ambiguous.map(({ candidates }) => `${write(candidates)}?`),
  ];
  expect(all.join(", ")).toBe(told);
});
