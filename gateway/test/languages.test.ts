import { hash } from "node:crypto";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { isEnumType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../src/api/graphql/schema.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** Posts an operation, and gives what the response says of its language. */
async function languageOf(query: string, variables: Record<string, unknown> = {}) {
  const { statusCode, headers } = await gateway.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
  });
  return statusCode === 200 ? headers["content-language"] : statusCode;
}

test("GraphQL has the languages of the table", () => {
  const type = schema.getType("LanguageCode");
  const values = isEnumType(type) ? type.getValues() : [];
  expect(values.map(({ name, value }) => [name, value])).toEqual(
    LANGUAGES.map(({ graphql, code }) => [graphql, code]),
  );
});

test("an operation states its language by a value or a variable", async () => {
  const fields = "{ movie(id: 550) { name } }";
  for (const { graphql, tag } of LANGUAGES) {
    expect(await languageOf(`query @inContext(language: ${graphql}) ${fields}`)).toBe(tag);
    const byVariable = `query ($language: LanguageCode) @inContext(language: $language) ${fields}`;
    expect(await languageOf(byVariable, { language: graphql })).toBe(tag);
  }
  const withDefault = `query ($in: LanguageCode = DE) @inContext(language: $in) ${fields}`;
  expect(await languageOf(withDefault)).toBe("de");
  expect(await languageOf(withDefault, { in: "JA" })).toBe("ja");
  expect(await languageOf(withDefault, { in: null })).toBe("en");
  expect(await languageOf(`query @inContext ${fields}`)).toBe("en");
  expect(await languageOf(fields)).toBe("en");
});

test("an operation in an unknown language is refused", async () => {
  const query = "query ($in: LanguageCode) @inContext(language: $in) { movie(id: 550) { name } }";
  for (const language of ["XX", "de", "de-DE", "", 1, ["DE"], {}]) {
    expect(await languageOf(query, { in: language })).toBe(400);
  }
  for (const language of ["XX", '"DE"', "de", "[DE]"]) {
    expect(
      await languageOf(query.replaceAll("$in: LanguageCode", "$a: Int").replace("$in", language)),
    ).toBe(400);
  }
});

test("a document that its hash stands for answers in the language of each request", async () => {
  const query = "query ($in: LanguageCode) @inContext(language: $in) { movie(id: 550) { id } }";
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash("sha256", query) } };
  await gateway.app.inject({ method: "POST", url: "/graphql", payload: { query, extensions } });
  for (const _ of ["new", "stored"]) {
    for (const { graphql, tag } of LANGUAGES) {
      const variables = JSON.stringify({ in: graphql });
      const { headers } = await gateway.app.inject({
        url: "/graphql",
        query: { extensions: JSON.stringify(extensions), variables },
        headers: { "apollo-require-preflight": "1" },
      });
      expect(headers["content-language"]).toBe(tag);
    }
  }
});
