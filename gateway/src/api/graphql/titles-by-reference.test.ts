import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

const ask = (references: readonly object[]) =>
  graphql.query(
    `query ($references: [TitleReference!]!) {
      titles(references: $references) {
        ... on Title { type id: tmdbId }
        ... on TitleProblem { code candidates { id: tmdbId type } }
      }
    }`,
    { references },
  );
const movie = (id: number) => ({ type: "MOVIE", id });
const show = (id: number) => ({ type: "TV", id });
const problem = (code: string, candidates: object[] = []) => ({ code, candidates });

test("a name with its year is found as search finds it, and what is not exactly it is a choice", async () => {
  const results = new Map<object, object>([
    [{ name: "fight club", year: 1999 }, movie(550)],
    [{ name: "Fight Club", year: 2000 }, movie(550)],
    [{ name: "Fight Club", year: 2003 }, problem("NOT_FOUND")],
    [{ name: "Fight", year: 1999 }, problem("AMBIGUOUS", [movie(550)])],
    [{ name: "Seven", year: 1995 }, problem("AMBIGUOUS", [movie(807)])],
    [{ name: "7 Samurai", year: 1954 }, movie(346)],
    [{ name: "Toy Story III", year: 2010 }, movie(10193)],
    [{ name: "Breaking Bad", year: 2008 }, show(1396)],
    [{ name: "Breaking Bad", type: "MOVIE" }, problem("NOT_FOUND")],
    [{ name: "Fargo" }, problem("AMBIGUOUS", [movie(275), show(60622)])],
    [{ name: "千と千尋の神隠し", year: 2001 }, movie(129)],
    [{ name: "Gladiator 2", year: 2024 }, movie(9000010)],
    [{ name: "Dune: Part 2" }, movie(693134)],
    [{ name: "   " }, problem("INVALID_REFERENCE")],
    [{ name: "Dune", year: 12 }, problem("INVALID_REFERENCE")],
  ]);
  const { data } = await ask([...results.keys()].map((named) => ({ named })));
  expect(data["titles"]).toEqual([...results.values()]);
});
