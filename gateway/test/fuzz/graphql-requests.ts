import {
  letrec,
  array,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
  type Arbitrary,
  uuid,
} from "fast-check";
import { json, type Sent, text } from "./requests.ts";

const scalar = oneof(
  constantFrom(
    "550",
    "1",
    "-1",
    "0",
    "99999999999",
    "1.5",
    '"US"',
    '"usa"',
    "MOVIE",
    "TV",
    "null",
    "true",
    "$v",
    "[1, 2]",
    "[]",
    "{}",
    "{ movieId: 550 }",
  ),
  text.map((given) => JSON.stringify(given)),
);
const argumentName = constantFrom(
  "id",
  "country",
  "countries",
  "first",
  "type",
  "page",
  "region",
  "query",
  "filter",
  "references",
  "window",
  "kinds",
  "size",
  "bogus",
);
const fieldName = constantFrom(
  "movie",
  "tvShow",
  "titles",
  "popular",
  "trending",
  "discover",
  "search",
  "autocomplete",
  "genres",
  "countries",
  "home",
  "results",
  "similar",
  "cast",
  "name",
  "availability",
  "availabilities",
  "offers",
  "provider",
  "rating",
  "seasons",
  "visitorCountry",
  "__typename",
  "__schema",
  "bogus",
);
const givenArguments = array(tuple(argumentName, scalar), { maxLength: 3 }).map((pairs) =>
  pairs.length === 0 ? "" : `(${pairs.map(([name, given]) => `${name}: ${given}`).join(", ")})`,
);
const { selection } = letrec<{ selection: string; field: string }>((tie) => ({
  selection: array(tie("field"), { minLength: 1, maxLength: 4 }).map(
    (fields) => `{ ${fields.join(" ")} }`,
  ),
  field: oneof(
    { maxDepth: 5, withCrossShrink: true },
    fieldName,
    tuple(fieldName, givenArguments, tie("selection")).map((parts) => parts.join(" ")),
    tuple(fieldName, tie("selection")).map(([name, inner]) => `alias: ${name} ${inner}`),
    tie("selection").map((inner) => `... on Movie ${inner}`),
    constant("...F"),
  ),
}));

/** Documents that are valid but for their arguments' values: these reach the resolvers. */
const int = oneof(
  { weight: 8, arbitrary: integer({ min: -3, max: 30 }).map(String) },
  { weight: 4, arbitrary: constantFrom("550", "1396", "603", "2147483647", "-2147483648") },
  { weight: 1, arbitrary: scalar },
);
const country = oneof(
  { weight: 8, arbitrary: constantFrom('"US"', '"DE"', '"XX"', '"ZZ"', "null") },
  { weight: 1, arbitrary: scalar },
);
const words = oneof(
  constantFrom('"matrix"', '"a"', '"  "'),
  text.map((given) => JSON.stringify(given)),
);
const reference = oneof(
  int.map((given) => `{ movieId: ${given} }`),
  int.map((given) => `{ tvShowId: ${given} }`),
  words.map((given) => `{ imdbId: ${given} }`),
  constantFrom('{ imdbId: "tt0133093" }', '{ wikidataId: "Q190050" }', "{}"),
);
const session = oneof(
  uuid().map((given) => JSON.stringify(given)),
  scalar,
);
const nearlyValid = record({
  id: int,
  page: int,
  first: int,
  country,
  words,
  reference,
  session,
  year: int,
}).chain(({ id, page, first, country, words, reference, session, year }) =>
  constantFrom(
    `{ movie(id: ${id}) { name availability(country: ${country}) { status offers { kind } } similar(first: ${first}) { name } } }`,
    `{ tvShow(id: ${id}) { name cast(first: ${first}) { name } seasons { number } rating { average } } }`,
    `{ popular(type: TV, region: ${country}, page: ${page}) { results { id name rating { average } } } }`,
    `{ search(query: ${words}, region: ${country}, page: ${page}) { results { name } } }`,
    `{ autocomplete(query: ${words}) { name slug } }`,
    `{ titles(references: [${reference}, ${reference}]) { __typename ... on Title { name } } }`,
    `{ discover(type: MOVIE, filter: { genres: [${id}], voteAverageMin: ${first}, year: ${year} }) { results { name } } }`,
    `{ home(country: ${country}) { rows { kind titles { name } } } }`,
    `{ providers(country: ${country}) { name } }`,
    `{ sessionRating(title: { type: MOVIE, id: ${id} }, sessionId: ${session}) }`,
    `mutation { rateTitle(input: { title: { type: MOVIE, id: ${id} }, stars: ${first}, sessionId: ${session} }) { stars userErrors { code } } }`,
  ),
);
const document = oneof(
  { weight: 4, arbitrary: nearlyValid },
  {
    weight: 4,
    arbitrary: tuple(
      constantFrom("", "query Q", "query Q($v: Int)", "mutation M", "subscription S"),
      selection,
      constantFrom("", " fragment F on Query { ...F }", " fragment F on Title { name }"),
    ).map(([head, body, tail]) => `${head} ${body}${tail}`),
  },
  { weight: 1, arbitrary: text },
);
const accepted = oneof(
  {
    weight: 12,
    arbitrary: constantFrom("application/json", "application/graphql-response+json", "*/*", ""),
  },
  { weight: 1, arbitrary: constantFrom("text/html", "image/png", ";;q=,") },
);
/** GraphQL requests, many of them valid but for the values in them. */
export const graphqlRequest: Arbitrary<Sent> = record({
  body: oneof(
    {
      weight: 18,
      arbitrary: record({
        query: document,
        variables: constantFrom({}, { v: 1 }, { v: "x" }, { v: null }),
      }).map((body) => JSON.stringify(body)),
    },
    { weight: 1, arbitrary: json },
    { weight: 1, arbitrary: text },
  ),
  accept: accepted,
  get: oneof(
    { weight: 3, arbitrary: constant(null) },
    {
      weight: 1,
      arbitrary: tuple(
        document,
        oneof(
          { weight: 4, arbitrary: constantFrom("{}", '{"v":1}') },
          { weight: 1, arbitrary: text },
        ),
      ),
    },
  ),
}).map(({ body, accept, get }): Sent => {
  const headers = { accept, "apollo-require-preflight": "1" };
  if (get === null) {
    return {
      method: "POST",
      url: "/graphql",
      headers: { ...headers, "content-type": "application/json" },
      payload: body,
    };
  }
  const parameters = new URLSearchParams({ query: get[0], variables: get[1] });
  return { method: "GET", url: `/graphql?${parameters.toString()}`, headers };
});
