import { NODE_TYPES, toGlobalId } from "../../src/api/graphql/global-id.ts";
import { COUNTRIES, repeat } from "./worst-queries.ts";

type Random = () => number;

/** What arguments are given in the document, by their type. */
export const LITERALS: Readonly<Record<string, (random: Random) => string>> = {
  CountryCode: (random) => `"${oneOf(random, COUNTRIES)}"`,
  TitleType: (random) => oneOf(random, ["MOVIE", "TV"]),
  CountryServices: (random) =>
    `[${repeat(1 + Math.floor(random() * 5), (n) => `{ country: "${COUNTRIES[n]}", services: ["netflix", "8"] }`)}]`,
  String: () => '"star"',
  UUID: () => '"2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11"',
  ID: (random) => `"${nodeId(random)}"`,
  RatedTitle: () => "{ type: MOVIE, id: 550 }",
  Int: (random) => String(1 + Math.floor(random() * 20)),
  TitleReference: (random) =>
    `[${repeat(1 + Math.floor(random() * 50), (n) => `{ movieId: ${n + 1} }`)}]`,
};

/** The same as variables; a type that is not here is given as text. */
const VALUES: Readonly<Record<string, (random: Random) => unknown>> = {
  CountryCode: (random) => oneOf(random, COUNTRIES),
  TitleType: (random) => oneOf(random, ["MOVIE", "TV"]),
  CountryServices: (random) => ({ country: oneOf(random, COUNTRIES), services: ["netflix"] }),
  UUID: () => "2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11",
  ID: nodeId,
  RatedTitle: () => ({ type: "MOVIE", id: 550 }),
  Int: (random) => 1 + Math.floor(random() * 20),
  TitleReference: (random) => ({ movieId: 1 + Math.floor(random() * 900) }),
};

function nodeId(random: Random): string {
  const type = oneOf(random, NODE_TYPES);
  return toGlobalId(type, 1 + Math.floor(random() * 900));
}

/** Whole lists of values, valid or not. */
const LIST_LENGTHS = [0, 1, 20, 50, 51, 2000];

/** A variable's value: mostly one that its type allows, else null, none at all, of another type, or far too large. */
export function variableOf(random: Random, type: string, isList: boolean): unknown {
  const valid = () => (VALUES[type] ?? (() => "star"))(random);
  const spoiled = () => oneOf(random, SPOILED)();
  const value = random() < 0.85 ? valid : spoiled;
  if (!isList || random() < 0.1) return value();
  return Array.from({ length: oneOf(random, LIST_LENGTHS) }, () =>
    random() < 0.998 ? valid() : spoiled(),
  );
}

/** Values that hardly any argument takes. */
const SPOILED: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => "x".repeat(20_000),
  () => 1e300,
  () => Number.NaN,
  () => ({ nobody: 1 }),
  () => Array.from({ length: 3000 }, () => null),
  () => Array.from({ length: 2000 }, (_, n) => ({ movieId: -n })),
  () => Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`key${n}`, n])),
];

export function oneOf<Value extends NonNullable<unknown>>(
  random: Random,
  values: readonly Value[],
): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("there is nothing to choose from");
  return value;
}
