import { array, assert, asyncProperty, constantFrom, oneof, tuple } from "fast-check";
import { expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

/** Few values, so that targets that differ in one detail meet often. */
const queries = [
  "{movie(id:550){name}}",
  "query A{movie(id:550){name}} query B{movie(id:27205){name}}",
  "query A($id:Int!){movie(id:$id){name}}",
  "{popular(type:MOVIE){results{name}}}",
  "query A @inContext(language:DE){movie(id:12){name}} query B{movie(id:12){name}}",
  "query A($in:LanguageCode)@inContext(language:$in){movie(id:12){name overview}}",
  "{visitorCountry{code}}",
  "mutation{__typename}",
].map(encodeURIComponent);
const query = constantFrom(...queries.map((query) => `query=${query}`));
const operationName = constantFrom("A", "B", "", "A%20null").map((name) => `operationName=${name}`);
const variables = constantFrom(
  "%7B%22id%22:550%7D",
  "%7B%22in%22:%22FR%22%7D",
  "%7B%22in%22:null%7D",
  "{%22id%22:%20550}",
  "%7B%22id%22:27205%7D",
  "[]",
  "null",
  "",
  "%22%7B%7D%22",
).map((value) => `variables=${value}`);
const further = constantFrom(
  "extensions={}",
  "extensions=null",
  "page=2",
  "page=1",
  "region=DE",
  "language=de",
  "language=de-DE",
  "language=JA",
  "language=xx",
  "language=",
);
const parts = oneof(
  tuple(query),
  tuple(query, operationName),
  tuple(query, variables),
  tuple(query, operationName, variables),
  array(oneof(query, operationName, variables, further), { maxLength: 4 }),
);
const separators = constantFrom("&", "&", "&", "&", ";", "#", "#&", "%23&", "+&", "%26", "%00&");
const path = oneof(
  constantFrom("/graphql", "/%67raphql", "/graphql/"),
  constantFrom("/graphql"),
  constantFrom(
    "/api/movie/550",
    "/api/genres/movie",
    "/api/movie/popular",
    "/%61pi/movie/popular",
    "/api/movie/550%23",
    "/api/movie//550",
  ),
);
const target = tuple(path, constantFrom("?", "?", "?", "?", "#?", "??"), parts, separators).map(
  ([path, mark, parts, separator]) => `${path}${mark}${parts.join(separator)}`,
);
const accept = constantFrom("application/json", "application/graphql-response+json", "*/*");

const storing = await (await startGateway()).listen();
const fresh = await (await startGateway({}, { responseCacheBytes: 1 })).listen();

/** Sends a request target as it is; what is compared leaves out what differs by the moment. */
async function send(origin: string, url: string, accept: string) {
  const wanted = { accept, "apollo-require-preflight": "1" };
  const { statusCode, headers, body } = await sendRequest(origin, { url, headers: wanted });
  return [statusCode, headers["content-type"], headers["content-language"], body];
}

test("what is stored under a key equals a fresh execution of the request", async () => {
  await assert(
    asyncProperty(target, accept, async (target, accept) => {
      const expected = await send(fresh, target, accept);
      expect(await send(storing, target, accept)).toEqual(expected);
      expect(await send(storing, target, accept), "again").toEqual(expected);
    }),
    { numRuns: 600 },
  );
});

test("a number that JSON has no other text for is not null", async () => {
  const query =
    "query($y: Int) { discover(type: MOVIE, filter: { year: $y }) { pageInfo { totalResults } } }";
  const post = async (year: string) => {
    const response = await fetch(`${storing}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: `{"query":${JSON.stringify(query)},"variables":{"y":${year}}}`,
    });
    return response.status;
  };
  expect([await post("null"), await post("1e999"), await post("-1e999")]).toEqual([200, 400, 400]);
});

test("variables of thousands of levels are an error of the request", async () => {
  const variables = `{"id":550,"x":${"[".repeat(9000)}${"]".repeat(9000)}}`;
  const response = await fetch(`${storing}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"query":"query($id: Int!, $x: Int) { movie(id: $id, x: $x) { name } }","variables":${variables}}`,
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Unknown argument");
});
