/** An operation that tries to cost as much as possible. */
export interface WorstQuery {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Countries that arguments name. */
export const COUNTRIES =
  "US GB CA AU IN JP KR FR DE IT ES BR MX SE NO DK FI PL NL BE AT CH IE PT".split(" ");

/** As many services as one country may name. */
const MANY_SERVICES = [
  "netflix",
  "amazon-prime-video",
  ...Array.from({ length: 98 }, (_, n) => String(n)),
];

export const repeat = (times: number, text: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => text(n)).join(" ");

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
    name: "fragments in a chain",
    query: `{ movie(id: 550) { ${repeat(10, (n) => `...F${n}`)} } }
      ${repeat(150, (n) => `fragment F${n} on Movie { name ${n < 149 ? `...F${n + 1}` : ""} cast { name } }`)}`,
    variables: {},
  },
  {
    name: "fragments with equal fields, each with each",
    query: `{ movie(id: 550) { ${repeat(90, (n) => `...F${n}`)} } }
      ${repeat(90, (n) => `fragment F${n} on Movie { ${repeat(8, () => "name")} }`)}`,
    variables: {},
  },
  {
    name: "fragments with equal objects, each with each",
    query: `{ movie(id: 550) { ${repeat(100, (n) => `...F${n}`)} } }
      ${repeat(100, (n) => `fragment F${n} on Movie { cast { profile { url } name } }`)}`,
    variables: {},
  },
  {
    name: "a fragment ten times in a fragment ten times, and so on",
    query: `{ movie(id: 550) { ${repeat(10, () => "...F0")} } }
      ${repeat(12, (n) => `fragment F${n} on Movie { ${repeat(10, () => (n < 11 ? `...F${n + 1}` : "name"))} }`)}`,
    variables: {},
  },
  {
    name: "inline fragments around each other",
    query: `{ movie(id: 550) { ${repeat(9, () => `${repeat(20, () => "... on Movie {")} name ${repeat(20, () => "}")}`)} } }`,
    variables: {},
  },
  {
    name: "directives on one field",
    query: `query ($yes: Boolean!) { movie(id: 550) { name ${repeat(240, () => "@include(if: $yes)")} } }`,
    variables: { yes: true },
  },
  {
    name: "variables that nobody uses",
    query: `query (${repeat(400, (n) => `$v${n}: Int`)}) { __typename }`,
    variables: Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`v${n}`, "no number"])),
  },
  {
    name: "thousands of invalid references",
    query: `query ($references: [TitleReference!]!) { titles(references: $references) { __typename } }`,
    variables: {
      references: Array.from({ length: 8000 }, (_, n) => (n % 2 ? null : { nobody: n })),
    },
  },
  {
    name: "thousands of variables of no operation",
    query: `{ __typename }`,
    variables: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`v${n}`, n])),
  },
  {
    name: "variables within variables",
    query: `query ($references: [TitleReference!]!) { titles(references: $references) { __typename } }`,
    variables: {
      references: Array.from({ length: 9000 }).reduce<unknown>((inner) => [inner], null),
    },
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
    name: "a late page of what services in five countries have",
    query: `query ($watchable: WatchableFilter, $abroad: [CountryServices!]) {
      discover(type: MOVIE, page: 9, watchable: $watchable, abroad: $abroad) {
        results { id name poster { url } genres { name } offersOf(services: $abroad) { url countryCode } } } }`,
    variables: {
      watchable: { country: "DE", services: MANY_SERVICES },
      abroad: COUNTRIES.slice(0, 4).map((country) => ({ country, services: MANY_SERVICES })),
    },
  },
  {
    name: "offers of many services, aliased",
    query: `query ($services: [CountryServices!]!) { movie(id: 550) {
      ${repeat(49, (n) => `a${n}: offersOf(services: $services) { url provider { family { name } } }`)} } }`,
    variables: {
      services: COUNTRIES.slice(0, 4).map((country) => ({ country, services: MANY_SERVICES })),
    },
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
