import { createHash } from "node:crypto";
import { ApolloServer } from "@apollo/server";
import { expect, it } from "vitest";
import { persistedDocuments } from "./persisted-documents.ts";

it("makes room where many short documents take more than their characters", async () => {
  const documents = persistedDocuments(null);
  const hashOf = (n: number) => createHash("sha256").update(String(n)).digest("hex");
  for (let n = 0; n < 40_000; n += 1) await documents.set(hashOf(n), `{a${n}:__typename}`);
  expect(await documents.get(hashOf(0))).toBeUndefined();
  expect(await documents.get(hashOf(39_999))).toBe("{a39999:__typename}");
});

it("has the documents of the web app's build before any client sent one", async () => {
  const text = "{ __typename }";
  const sha256Hash = createHash("sha256").update(text).digest("hex");
  const server = new ApolloServer({
    typeDefs: "type Query { a: Int }",
    persistedQueries: {
      cache: persistedDocuments(null, undefined, new Map([[sha256Hash, text]])),
    },
  });
  const request = (hash: string) =>
    server.executeOperation({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
  const { body: known } = await request(sha256Hash);
  expect(known).toMatchObject({ singleResult: { data: { __typename: "Query" } } });
  const { body: unknown } = await request("0".repeat(64));
  expect(unknown).toMatchObject({
    singleResult: { errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] },
  });
  await server.stop();
});
