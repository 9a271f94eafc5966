import { hash } from "node:crypto";
import { Kind, valueFromASTUntyped, type DocumentNode } from "graphql";
import { afterEach, expect, test, vi } from "vitest";

import { listPersistedDocuments } from "../../build/persisted-documents.ts";
import { setLanguage } from "../lib/messages.ts";
import { createApolloClient } from "./apollo-client.ts";

afterEach(() => {
  setLanguage("en");
});
const notFound = {
  errors: [
    { message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } },
  ],
};
const parametersOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);

const documents = await listPersistedDocuments();

/** The variables that a document gives itself, which are sent where the page gives none. */
const defaultsOf = ({ definitions }: DocumentNode): object =>
  Object.fromEntries(
    definitions
      .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.variableDefinitions : []))
      .flatMap((one) =>
        one?.defaultValue
          ? [[one.variable.name.value, valueFromASTUntyped(one.defaultValue)] as const]
          : [],
      ),
  );

test.each(documents)(
  "$operationName is requested by its hash in the page's language, and sent whole to a gateway that does not know it",
  async ({ operationName, document, hash: sha256Hash }) => {
    const requests: Request[] = [];
    vi.stubGlobal("fetch", async (request: Request) =>
      Response.json(requests.push(request) === 1 ? notFound : { data: {} }),
    );
    setLanguage("pt-BR");
    await createApolloClient().query({ query: document, fetchPolicy: "no-cache" });
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    expect(requests.map(({ method }) => method)).toEqual(["GET", "GET"]);
    const [first, second] = requests.map(parametersOf);
    const variables = JSON.stringify({ ...defaultsOf(document), language: "PT_BR" });
    expect(first).toEqual({ operationName, variables, extensions });
    expect(second).toMatchObject({ operationName, variables, extensions });
    expect(hash("sha256", second?.["query"] ?? "")).toBe(sha256Hash);
    expect(new URL(requests[0]?.url ?? "").href.length).toBeLessThan(300);
  },
);
