import type { GraphQLField, GraphQLSchema } from "graphql";
import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";

/** An operation that tries to cost as much as possible. */
export interface WorstQuery {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const repeat = (times: number, text: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => text(n)).join(" ");

const COUNTRIES = "US GB CA AU IN JP KR FR DE IT ES BR MX SE NO DK FI PL NL BE AT CH IE PT".split(
  " ",
);
const WHOLE_OFFERS = `status link countryCode country { name language { name } }
  offers { kind url linkKind provider { id name logo { path url } family { id name } } }
  freshness { fetchedAt ageSeconds stale source }`;

/** Operations that were found to be expensive, or are the classic attacks on GraphQL servers. */
export const knownWorst: readonly WorstQuery[] = [
  {
    name: "details of nine lists",
    query: `{ ${repeat(9, (n) => `a${n}: discover(type: MOVIE, page: ${n + 1}) { results { spokenLanguages { code } } }`)} }`,
    variables: {},
  },
  {
    name: "fifty titles in every country",
    query: `query ($references: [TitleReference!]!) { titles(references: $references) {
      ... on Title { availabilities { ${WHOLE_OFFERS} } } } }`,
    variables: { references: references(50) },
  },
  {
    name: "fifty titles in twenty-four countries",
    query: `query ($references: [TitleReference!]!, $countries: [CountryCode!]) { titles(references: $references) {
      ... on Title { availabilities(countries: $countries) { status offers { kind provider { id name } } } } } }`,
    variables: { references: references(50), countries: COUNTRIES },
  },
  {
    name: "as much of one title as possible, aliased",
    query: `{ movie(id: 550) { ${repeat(12, (n) => `a${n}: availabilities { ${n % 2 ? "status" : "offers { url }"} }`)} } }`,
    variables: {},
  },
  {
    name: "similar titles of similar titles",
    query: `{ movie(id: 550) { similar(first: 20) { similar(first: 20) { id name } } } }`,
    variables: {},
  },
  {
    name: "a field two thousand times",
    query: `{ ${repeat(1990, () => "__typename")} }`,
    variables: {},
  },
  {
    name: "a nested field six hundred times",
    query: `{ ${repeat(480, () => "site { source }")} }`,
    variables: {},
  },
  {
    name: "overlapping fields, deeply",
    query: `{ ${repeat(70, () => `movie(id: 550) { cast { profile { url } } ... on Movie { cast { name } } }`)} }`,
    variables: {},
  },
  {
    name: "overlapping fragments",
    query: `{ movie(id: 550) { ${repeat(150, (n) => `...F${n}`)} } }
      ${repeat(150, (n) => `fragment F${n} on Movie { name ${n > 0 ? `...F${n - 1}` : ""} }`)}`,
    variables: {},
  },
  {
    name: "introspection, aliased",
    query: `{ __schema { ${repeat(49, (n) => `a${n}: types { name description fields { name description args { name } type { name } } }`)} } }`,
    variables: {},
  },
  {
    name: "introspection of one type, aliased",
    query: `{ ${repeat(49, (n) => `a${n}: __type(name: "TvShow") { fields { name description type { name } args { name description } } }`)} }`,
    variables: {},
  },
  {
    name: "introspection of the types of fields",
    query: `{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }`,
    variables: {},
  },
  {
    name: "pictures in all sizes",
    query: `{ ${repeat(10, (n) => `a${n}: popular(type: MOVIE, page: ${n + 1}) { results { poster { url srcset path } backdrop { url srcset path } slug name genres { id name } rating { average count } } }`)} }`,
    variables: {},
  },
  {
    name: "reference lists",
    query: `{ ${repeat(24, (n) => `a${n}: providers(country: "${COUNTRIES[n]}") { id name logo { url path } family { id name } }`)} }`,
    variables: {},
  },
  {
    name: "languages and countries",
    query: `{ ${repeat(49, (n) => `a${n}: countries { code name language { code name } } `)} }`,
    variables: {},
  },
  {
    name: "long variables",
    query: "query ($q: String!) { search(query: $q) { results { id } } }",
    variables: { q: "x".repeat(60_000) },
  },
];

function references(count: number) {
  return Array.from({ length: count }, (_, n) => ({ movieId: 550 + n }));
}

/** What arguments are given, by their type. */
const VALUES: Readonly<Record<string, (random: () => number) => string>> = {
  CountryCode: (random) => `"${COUNTRIES[Math.floor(random() * COUNTRIES.length)]}"`,
  TitleType: (random) => (random() < 0.5 ? "MOVIE" : "TV"),
  String: () => '"star"',
  UUID: () => '"2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11"',
  RatedTitle: () => "{ type: MOVIE, id: 550 }",
  Int: (random) => String(1 + Math.floor(random() * 20)),
  TitleReference: (random) =>
    `[${repeat(1 + Math.floor(random() * 50), (n) => `{ movieId: ${n + 1} }`)}]`,
};

/**
 * Makes up an operation: a random tree of fields, most of a type's scalars and some of its objects,
 * some under several aliases.
 *
 * @param random gives numbers from 0 to 1
 */
export function randomWorst(schema: GraphQLSchema, random: () => number): WorstQuery {
  let aliases = 0;
  let tokens = 0;
  const most = 100 + random() * 1400;
  const call = (field: GraphQLField<unknown, unknown>) => {
    const given = field.args
      .filter((argument) => isRequiredArgument(argument) || random() < 0.4)
      .flatMap((argument) => {
        const value = VALUES[getNamedType(argument.type).name]?.(random);
        return value === undefined ? [] : [`${argument.name}: ${value}`];
      });
    tokens += 1 + given.length * 3;
    return given.length > 0 ? `${field.name}(${given.join(", ")})` : field.name;
  };
  const selection = (typeName: string, depth: number): string => {
    const type = schema.getType(typeName);
    if (isUnionType(type)) {
      return schema
        .getPossibleTypes(type)
        .map(({ name }) => `... on ${name} { ${selection(name, depth)} }`)
        .join(" ");
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return "__typename";
    const parts = ["__typename"];
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      const composite = isCompositeType(named);
      if (random() > (depth === 1 ? 0.15 : composite ? 0.45 : 0.8)) continue;
      const times = random() < 0.15 ? 1 + Math.floor(random() * 8) : 1;
      for (let time = 0; time < times; time += 1) {
        if (tokens > most || depth > 8) break;
        const aliased = aliases < 49 && (times > 1 || random() < 0.1);
        if (!aliased && time > 0) break;
        const alias = aliased ? `x${(aliases += 1)}: ` : "";
        tokens += aliased ? 2 : 0;
        const inner = composite ? ` { ${selection(named.name, depth + 1)} }` : "";
        tokens += composite ? 3 : 0;
        parts.push(`${alias}${call(field)}${inner}`);
      }
    }
    return parts.join(" ");
  };
  const query = `{ ${selection(schema.getQueryType()?.name ?? "", 1)} }`;
  return { name: "generated", query, variables: {} };
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
