import { compareWithBare } from "./bare.ts";

/** What a list of a partner's page requests: twenty movies with genres and services. */
const LIST = `query List($country: CountryCode!) { popular(type: MOVIE) {
  pageInfo { totalPages }
  results { id name year overview voteAverage poster { srcset } genres { name }
    availability(country: $country) { status offers { kind provider { id name } url } } } } }`;

/** Prints how warm GETs, over GraphQL and over REST, compare with a bare server. */
export async function run(): Promise<void> {
  const headers = { "apollo-require-preflight": "true" };
  const query = new URLSearchParams({ query: LIST, variables: '{"country":"US"}' });
  await compareWithBare("GraphQL by GET, warm", (address) => ({
    url: `${address}/graphql?${query.toString()}`,
    method: "GET",
    headers,
  }));
  await compareWithBare("REST by GET, warm", (address) => ({
    url: `${address}/api/movie/550`,
    method: "GET",
    headers,
  }));
}
