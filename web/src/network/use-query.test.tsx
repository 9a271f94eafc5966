import { gql } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";

import { FakeGateway } from "../../test/fake-gateway.ts";
import { PageResultsContext, toPageResults } from "./page-results.ts";
import { getRenderedResult, useQuery } from "./use-query.ts";

const document: TypedDocumentNode<{ answer: number | null }, { id: number }> = gql(
  "query Answer($id: Int!) { answer(id: $id) }",
);
const variables = { id: 550 };
const query = { document, variables };
const data = { answer: 42 };
const errors = [{ message: "Please try again later." }];

test("the gateway renders results, failures and what is missing", () => {
  const render = (result: { data: typeof data | null; errors?: typeof errors } | null) =>
    getRenderedResult(toPageResults([query], [result]), document, { variables });
  expect(render({ data })).toMatchObject({ data, loading: false, error: undefined });
  expect(render({ data: null, errors }).error?.message).toBe("Please try again later.");
  expect(render(null)).toMatchObject({ data: undefined, loading: true });
});

function Countries() {
  const { error, loading, data: found } = useQuery(document, { variables });
  return <p>{error ? error.message : loading ? "loading" : (found?.answer ?? "nothing")}</p>;
}

/** Hydrates what the gateway rendered of a failure. */
const hydrateFailure = async (gateway: FakeGateway): Promise<HTMLElement> => {
  const container = window.document.createElement("div");
  container.innerHTML = "<p>Please try again later.</p>";
  window.document.body.append(container);
  const recovered = vi.fn();
  await act(async () => {
    hydrateRoot(
      container,
      <ApolloProvider client={gateway.client}>
        <PageResultsContext value={toPageResults([query], [{ data: null, errors }])}>
          <Countries />
        </PageResultsContext>
      </ApolloProvider>,
      { onRecoverableError: recovered },
    );
  });
  expect(recovered).not.toHaveBeenCalled();
  return container;
};

test("a failure is hydrated as the markup shows it, and stands until the browser's own request has come", async () => {
  const gateway = new FakeGateway();
  const container = await hydrateFailure(gateway);
  expect(container.textContent).toBe("Please try again later.");
  expect(gateway.count("Answer")).toBe(1);
  gateway.answer("Answer", data);
  await act(async () => gateway.release());
  expect(container.textContent).toBe("42");
});

test("a failure stands while it is tried again", async () => {
  const gateway = new FakeGateway();
  const container = await hydrateFailure(gateway);
  gateway.answer("Answer", new Error("Out of reach."));
  await act(async () => gateway.release());
  expect(container.textContent).toBe("Out of reach.");
  gateway.answer("Answer", "pending");
  await act(async () => void gateway.client.refetchQueries({ include: "active" }));
  expect(gateway.count("Answer")).toBe(2);
  expect(container.textContent).toBe("Out of reach.");
});
