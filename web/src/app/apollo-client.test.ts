import { gql } from "@apollo/client";
import { afterEach, expect, test, vi } from "vitest";

import { createApolloClient } from "./apollo-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("cookies go with every call: with queries and with mutations", async () => {
  const calls: { readonly method: string; readonly credentials: string }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    calls.push({ method: request.method, credentials: request.credentials });
    return Response.json({ data: { answer: true } });
  });
  const client = await createApolloClient([]);
  await client.query({ query: gql("query Ask { answer }") });
  await client.mutate({ mutation: gql("mutation Change { answer }") });
  // The gateway and the page are of one origin.
  expect(calls).toEqual([
    { method: "GET", credentials: "same-origin" },
    { method: "POST", credentials: "same-origin" },
  ]);
});
