import { ApolloProvider, skipToken } from "@apollo/client/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { FakeGateway } from "../../test/fake-gateway.ts";
import { ServerClient } from "./ssr/server-client.ts";
import { HomeDocument, useHomeQuery } from "../routes/home/HomePage.generated.ts";
import { createCache } from "../network/browser-cache.ts";
import type { PageResult } from "../network/first-view.ts";
import { SiteClient } from "../network/site-client.ts";

afterEach(cleanup);

const home = {
  __typename: "Home",
  country: { __typename: "Country", code: "DE", name: "Germany" },
  featured: null,
  rows: [],
  genreTiles: [],
};
const german: PageResult = { document: HomeDocument, variables: { country: "DE" }, data: { home } };
const failed: PageResult = {
  ...german,
  data: null,
  errors: [{ message: "Please try again later." }],
};

function Rows({ country }: { readonly country: string | null }) {
  const { data, loading, error, refetch } = useHomeQuery(
    country ? { variables: { country } } : skipToken,
  );
  const text = `${data?.home.rows.length ?? "no"} rows${loading ? ", loading" : ""}`;
  return (
    <button type="button" onClick={() => void refetch()}>
      {error ? error.message : text}
    </button>
  );
}

/** Renders as the browser hydrates: what succeeded is in the cache, what failed is with the client. */
const hydrate = (results: readonly PageResult[]) => {
  const gateway = new FakeGateway(() => ({ home }));
  const client = new SiteClient({
    cache: createCache(),
    link: gateway.link,
    failed: results.filter(({ errors }) => errors),
  });
  for (const { document: query, variables, data, errors } of results) {
    if (!errors) client.writeQuery({ query, variables, data });
  }
  const page = (country: string | null) => (
    <ApolloProvider client={client}>
      <Rows country={country} />
    </ApolloProvider>
  );
  const { rerender } = render(page("DE"));
  return { gateway, choose: (country: string) => act(async () => rerender(page(country))) };
};

/** As on the gateway, where one client renders page after page. */
const serverClient = new ServerClient();

const renderOnGateway = (results: readonly PageResult[]) => {
  serverClient.renderFrom(results);
  return renderToString(
    <ApolloProvider client={serverClient}>
      <Rows country="DE" />
    </ApolloProvider>,
  );
};

test("the gateway renders results, failures and what is missing, page after page", () => {
  expect(renderOnGateway([german])).toContain("0 rows<");
  expect(renderOnGateway([failed])).toContain("Please try again later.");
  expect(renderOnGateway([])).toContain("no rows, loading");
  expect(renderOnGateway([german])).toContain("0 rows<");
});

test("a page's result is there in the first rendering, and not requested again", async () => {
  const { gateway } = hydrate([german]);
  expect(screen.getByText("0 rows")).toBeInTheDocument();
  await act(async () => {});
  expect(gateway.requests).toEqual([]);
});

test("another country's result is requested", async () => {
  const { gateway, choose } = hydrate([german]);
  await choose("FR");
  expect(await screen.findByText("0 rows")).toBeInTheDocument();
  expect(gateway.requests).toEqual([{ operation: "Home", variables: { country: "FR" } }]);
});

test("a query that failed on the gateway is hydrated as failed, and can be sent again", async () => {
  const { gateway } = hydrate([failed]);
  expect(screen.getByText("Please try again later.")).toBeInTheDocument();
  await act(async () => {});
  expect(gateway.requests).toEqual([]);
  await act(async () => screen.getByRole("button").click());
  await vi.waitFor(() => expect(screen.getByText("0 rows")).toBeInTheDocument());
  expect(gateway.count("Home")).toBe(1);
});
