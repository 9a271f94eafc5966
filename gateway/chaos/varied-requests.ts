import { join } from "node:path";
import { type Movie, random, trafficRequests } from "../bench/traffic/requests.ts";
import { titleQueryPath } from "../bench/traffic/title-query.ts";

/** A GET request. */
export interface VariedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const SEED = 1;
const COUNTRIES = ["US", "GB", "DE", "FR", "ES", "IT", "JP", "IN", "BR", "CA", "AU", "MX", "PL"];
const SORTS = ["popularity", "vote_average", "release_date"];
const IMAGE_SIZE = /(?<=\/images\/)\w+/u;
const IMAGE_SIZES = ["w92", "w154", "w185", "w342", "w500", "w780", "w1280"];
const LIST = `query List($filter: DiscoverFilter, $page: Int!) {
  discover(type: MOVIE, filter: $filter, page: $page) { results { id name poster { url } backdrop { url } } } }`;

/**
 * Yields requests that hardly repeat, without end: half of them visitors' traffic, the others lists over REST and GraphQL
 * with filters of any kind, searches, and images.
 *
 * @param images URLs of images; more may be added meanwhile
 */
export function* variedRequests(
  movies: readonly Movie[],
  images: readonly string[],
): Generator<VariedRequest, never> {
  const next = random(SEED);
  const below = (end: number) => Math.floor(next() * end);
  const pick = (texts: readonly string[]) => texts[below(texts.length)] ?? "";
  const mix = { page: 2, query: 1, api: 1 };
  const checkout = join(import.meta.dirname, "../..");
  const query = titleQueryPath(checkout);
  const traffic = trafficRequests({ seed: SEED, mix, movies, titleQueryPath: query });
  const paths = [
    () =>
      `/api/discover/movie?region=${pick(COUNTRIES)}&sort_by=${pick(SORTS)}.desc&page=${1 + below(5)}` +
      `&vote_average.gte=${below(80) / 10}&with_runtime.gte=${below(200)}`,
    () => {
      const filter = { year: 1950 + below(75), runtimeMin: below(150), region: pick(COUNTRIES) };
      const variables = JSON.stringify({ filter, page: 1 + below(3) });
      return `/graphql?query=${encodeURIComponent(LIST)}&variables=${encodeURIComponent(variables)}`;
    },
    () => `/search?q=${movies[below(movies.length)]?.slug.slice(0, 2 + below(8))}`,
    () => pick(images).replace(IMAGE_SIZE, pick(IMAGE_SIZES)),
    () => pick(images).replace(IMAGE_SIZE, pick(IMAGE_SIZES)),
  ];
  for (;;) {
    const { path, headers } = traffic.next().value;
    yield next() < 0.5
      ? { path, headers }
      : {
          path: paths[below(paths.length)]?.() ?? path,
          headers: { ...headers, "apollo-require-preflight": "true" },
        };
  }
}
