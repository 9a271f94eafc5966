import {
  array,
  constant,
  constantFrom,
  integer,
  jsonValue,
  nat,
  oneof,
  record,
  tuple,
  type Arbitrary,
  uuid,
} from "fast-check";
import { routeOf } from "../../src/api/rest/call.ts";
import { calls } from "../../src/api/rest/calls.ts";
import { json, type Sent, text } from "./requests.ts";

const encoded = text.map((value) =>
  value.includes("%") ? value : encodeURIComponent(value.toWellFormed()),
);
const segment = oneof(
  { weight: 4, arbitrary: constantFrom("movie", "tv", "multi", "day", "550", "1396", "popular") },
  { weight: 1, arbitrary: encoded },
);
const key = oneof(
  constantFrom(
    "page",
    "region",
    "query",
    "sort_by",
    "with_genres",
    "with_genres[$ne]",
    "with_watch_providers",
    "with_watch_monetization_types",
    "watch_region",
    "vote_average.gte",
    "vote_average.lte",
    "with_runtime.gte",
    "primary_release_date.gte",
    "include_adult",
    "language",
    "sessionId",
  ),
  encoded,
);
const value = oneof(
  constantFrom(
    "1",
    "US",
    "DE",
    "500",
    "501",
    "28,12",
    "7.5",
    "2024-02-29",
    "2023-02-29",
    "true",
    "release_date.desc",
  ),
  encoded,
);
const query = array(tuple(key, value), { maxLength: 5 }).map((pairs) =>
  pairs.length === 0 ? "" : `?${pairs.map(([name, given]) => `${name}=${given}`).join("&")}`,
);
const rating = record(
  {
    content_id: oneof(integer(), jsonValue({ maxDepth: 1 })),
    content_type: oneof(constantFrom("movie", "tv"), text),
    rating: oneof(integer({ min: -1, max: 7 }), jsonValue({ maxDepth: 1 })),
    session_id: oneof(uuid(), text),
  },
  { requiredKeys: [] },
).map((body) => JSON.stringify(body));

const address = oneof(
  {
    weight: 6,
    arbitrary: tuple(
      constantFrom(...Object.values(calls).map((call) => routeOf(call))),
      oneof(
        {
          weight: 3,
          arbitrary: tuple(constantFrom("movie", "tv"), oneof(nat(3000).map(String), segment)),
        },
        { weight: 1, arbitrary: array(segment, { minLength: 2, maxLength: 2 }) },
      ),
    ).map(([route, parts]) => {
      const values = [...parts];
      return route.replaceAll(/:\w+/gu, () => values.shift() ?? "x");
    }),
  },
  {
    weight: 2,
    arbitrary: array(segment, { maxLength: 5 }).map((parts) => `/api/${parts.join("/")}`),
  },
  { weight: 1, arbitrary: array(segment, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`) },
)
  // What is sent without a connection is read as an address first; "/\%" is shown over a connection.
  .filter((path) => URL.canParse(path, "http://localhost"));
/** Requests to `/api` and to pages, most of them nearly right. */
export const restRequest: Arbitrary<Sent> = oneof(
  {
    weight: 8,
    arbitrary: record({
      method: constantFrom(
        "GET" as const,
        "GET" as const,
        "GET" as const,
        "GET" as const,
        "GET" as const,
        "HEAD" as const,
        "OPTIONS" as const,
        "PUT" as const,
        "DELETE" as const,
      ),
      url: tuple(address, query).map(([path, keys]) => `${path}${keys}`),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      method: constant("POST" as const),
      url: constantFrom("/api/ratings", "/api/contact"),
      headers: constantFrom(
        { "content-type": "application/json" },
        { "content-type": "application/json; charset=utf-8" },
        { "content-type": "application/json", origin: "https://elsewhere.example" },
        { "content-type": "text/plain" },
      ),
      payload: oneof(json, rating, text),
    }),
  },
);
