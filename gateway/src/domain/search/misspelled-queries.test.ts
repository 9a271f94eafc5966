import { sampleTitles } from "@flickmap/sample-film-database/catalog/catalog.ts";
import type { Title as SampleTitle } from "@flickmap/sample-film-database/catalog/title.ts";
import { expect, test } from "vitest";
import { fillTitleIndex } from "../../../test/fill-title-index.ts";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { createDomain } from "../../domain.ts";
import { detachedScope } from "../../request-scope.ts";
import { foldedWords, withoutArticle } from "./fold.ts";
import { prominence } from "./title-index.ts";

const QUERIES = 100;
const SAMPLE_DATE = "2025-03-29";
const NEIGHBORS: Readonly<Record<string, string>> = {
  a: "s",
  b: "v",
  c: "x",
  d: "f",
  e: "r",
  f: "g",
  g: "h",
  h: "j",
  i: "o",
  j: "k",
  k: "l",
  l: "k",
  m: "n",
  n: "m",
  o: "p",
  p: "o",
  q: "w",
  r: "t",
  s: "d",
  t: "y",
  u: "i",
  v: "b",
  w: "e",
  x: "c",
  y: "u",
  z: "x",
};

interface Made {
  readonly query: string;
  readonly meant: SampleTitle;
}

const replaceAt = (text: string, at: number, length: number, by: string) =>
  text.slice(0, at) + by + text.slice(at + length);

/** Ways of not typing a name as it is, each a rule that spoils one letter, or the words. */
const RULES: readonly ((name: string, at: number, title: SampleTitle) => string | null)[] = [
  (name, at) => replaceAt(name, at, 1, NEIGHBORS[name.charAt(at)] ?? ""),
  (name, at) => replaceAt(name, at, 1, ""),
  (name, at) => replaceAt(name, at, 2, `${name.charAt(at + 1)}${name.charAt(at)}`),
  (name, at) => replaceAt(name, at, 0, name.charAt(at)),
  (name) => (name.includes(" ") ? name.replaceAll(" ", "") : null),
  (name) => (name.split(" ").length > 2 ? name.split(" ").slice(0, -1).join(" ") : null),
  (name, _, { date }) => `${name} ${date.slice(0, 4)}`,
  (name, at, { date }) => `${replaceAt(name, at, 1, "")} ${date.slice(0, 4)}`,
];

/** 100 queries from the most prominent titles whose name no other title has, by the rules in turn. */
function makeQueries(titles: readonly SampleTitle[]): Made[] {
  const names = titles.map(({ title }) => withoutArticle(foldedWords(title)).join(" "));
  const made: Made[] = [];
  for (const [index, meant] of titles.entries()) {
    const name = names[index] ?? "";
    const unique = names.filter((other) => other === name).length === 1;
    if (!unique || name.length < 6 || !/^[a-z ]+$/u.test(name) || meant.date === "") continue;
    const rule = RULES[made.length % RULES.length];
    // Somewhere in the middle of a word.
    const at = [...name].findIndex(
      (letter, i) => i > 1 + (index % 3) && letter !== " " && name.charAt(i + 1) !== " ",
    );
    const query = rule?.(name, at, meant) ?? null;
    if (query !== null && query !== name) made.push({ query, meant });
    if (made.length === QUERIES) break;
  }
  return made;
}

const graphql = await startGraphQL();
await fillTitleIndex(graphql.services);
const weigh = ({ popularity, voteCount }: SampleTitle) =>
  prominence({ popularity, voteCount } as Parameters<typeof prominence>[0]);
const titles = sampleTitles(SAMPLE_DATE).toSorted((one, other) => weigh(other) - weigh(one));
const search = () => createDomain(graphql.services, detachedScope()).search();
const correct = (query: string) =>
  search().titles({ scope: "all", query, region: null, page: 1, exact: false });

test("of 100 queries with a typing error, a missing space or a year, nine in ten suggest the title first", async () => {
  const made = makeQueries(titles);
  expect(made).toHaveLength(QUERIES);
  const missed: string[] = [];
  let first = 0;
  for (const { query, meant } of made) {
    const suggested = await search().suggestTitles(query);
    const position = suggested.findIndex(({ type, id }) => type === meant.kind && id === meant.id);
    if (position === 0) first += 1;
    if (position < 0 || position > 2) missed.push(`${query} → ${suggested[0]?.name}`);
  }
  expect(first).toBeGreaterThanOrEqual(0.9 * QUERIES);
  // At most three in a hundred are missed; their names say which.
  expect(missed.slice(0.03 * QUERIES)).toEqual([]);
}, 60_000);

test("a search for one in five of them finds the title on its first page", async () => {
  const missed: string[] = [];
  const some = makeQueries(titles).filter((_, index) => index % 5 === 0);
  for (const { query, meant } of some) {
    const { results } = await correct(query);
    if (!results.some(({ type, id }) => type === meant.kind && id === meant.id)) missed.push(query);
  }
  expect(missed).toEqual([]);
}, 60_000);

test("none of 50 names that are typed as they are is corrected", async () => {
  const wrong: string[] = [];
  for (const { title, kind, id } of titles.filter((_, index) => index % 4 === 0).slice(0, 50)) {
    const { correction, results } = await correct(title);
    const found = results.some((result) => result.type === kind && result.id === id);
    if (correction || !found) wrong.push(`${title} → ${correction?.query}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

test.each([
  ["godfater", "The Godfather"],
  ["matrx", "The Matrix"],
  ["dark knght", "The Dark Knight"],
  ["breking bad", "Breaking Bad"],
  ["intersteller", "Interstellar"],
  ["harry poter", "Harry Potter and the Philosopher's Stone"],
  ["starwars", "Star Wars"],
  ["avengers end game", "Avengers: Endgame"],
  ["squid games", "Squid Game"],
  ["lotr", "The Lord of the Rings: The Fellowship of the Ring"],
  ["star wars 1977", "Star Wars"],
  ["shogun 2024", "Shōgun"],
  ["god", "The Godfather"],
  ["batman", "The Batman"],
])("%s suggests %s first, and its search finds it", async (query, name) => {
  expect((await search().suggestTitles(query))[0]?.name).toBe(name);
  const { results } = await correct(query);
  expect(results.map((title) => title.name)).toContain(name);
});

test("a show is not corrected to a movie's name, which finds no show", async () => {
  const shows = { scope: "tv", query: "dune", region: null, page: 1, exact: false } as const;
  const found = await search().titles(shows);
  expect(found).toMatchObject({ results: [], totalResults: 0 });
  expect(found.correction).toBeUndefined();
});
