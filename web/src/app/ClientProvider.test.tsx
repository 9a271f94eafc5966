import { skipToken } from "@apollo/client/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { ClientProvider } from "./ClientProvider.tsx";
import { FakeGateway } from "../../test/fake-gateway.ts";
import { useHomeQuery, HomeDocument } from "../pages/home/HomePage.generated.ts";
import { PageClient } from "../lib/apollo/page-client.ts";
import type { PageResult } from "../lib/apollo/first-view.ts";

afterEach(cleanup);

const home = {
  __typename: "Home",
  country: { __typename: "Country", code: "DE", name: "Germany" },
  featured: null,
  rows: [],
  genreTiles: [],
};
const german: PageResult = {
  document: HomeDocument,
  variables: { country: "DE" },
  data: { home },
};

function Rows({ country }: { readonly country: string | null }) {
  const { data, previousData, loading, error } = useHomeQuery(
    country ? { variables: { country } } : skipToken,
  );
  const rows = `${(data ?? previousData)?.home.rows.length ?? "no"} rows`;
  return <p>{error ? error.message : loading ? `${rows}, loading` : rows}</p>;
}

/** A page over results, and the gateway behind the client that takes over. */
const showPage = (results: readonly PageResult[], country: string | null) => {
  const gateway = new FakeGateway(() => ({ home }));
  let loads = 0;
  const client = new PageClient(results, async () => {
    loads += 1;
    for (const { document: query, variables, data, errors } of results) {
      if (!errors) gateway.client.writeQuery({ query, variables, data });
    }
    return gateway.client;
  });
  const page = (selected: string | null) => (
    <ClientProvider client={client}>
      <Rows country={selected} />
    </ClientProvider>
  );
  const { rerender } = render(page(country));
  return {
    gateway,
    client,
    loads: () => loads,
    choose: (selected: string | null) => act(async () => rerender(page(selected))),
  };
};

test("what the page carries is shown at once, and nothing is loaded for it", async () => {
  const { gateway, loads } = showPage([german], "DE");
  expect(screen.getByText("0 rows")).toBeTruthy();
  await act(async () => {});
  expect(loads()).toBe(0);
  expect(gateway.requests).toEqual([]);
});

test("when the whole client takes over, what is shown stays and is not requested again", async () => {
  const { gateway, client } = showPage([german], "DE");
  await act(async () => void (await client.whole()));
  expect(screen.getByText("0 rows")).toBeTruthy();
  expect(gateway.requests).toEqual([]);
});

test("while another country's results are on their way, what was there stays", async () => {
  const { gateway, choose } = showPage([german], "DE");
  gateway.answer("Home", "pending");
  await choose("FR");
  await vi.waitFor(() => expect(gateway.count("Home")).toBe(1));
  expect(screen.getByText("0 rows, loading")).toBeTruthy();
});

test("what the page does not carry is requested by the whole client", async () => {
  const { gateway, choose } = showPage([german], "DE");
  await choose("FR");
  expect(await screen.findByText("0 rows")).toBeTruthy();
  expect(gateway.requests).toEqual([{ operation: "Home", variables: { country: "FR" } }]);
});

test("a query that is skipped at first is sent once it is wanted", async () => {
  const { gateway, loads, choose } = showPage([], null);
  expect(screen.getByText("no rows")).toBeTruthy();
  await act(async () => {});
  expect(loads()).toBe(0);
  await choose("FR");
  expect(await screen.findByText("0 rows")).toBeTruthy();
  expect(gateway.count("Home")).toBe(1);
});

test("a query that failed on the gateway shows its error, and is sent anew by the whole client", async () => {
  const failed = { ...german, data: null, errors: [{ message: "Please try again later." }] };
  const { gateway, client } = showPage([failed], "DE");
  expect(screen.getByText("Please try again later.")).toBeTruthy();
  await act(async () => void (await client.whole()));
  expect(await screen.findByText("0 rows")).toBeTruthy();
  expect(gateway.count("Home")).toBe(1);
});

test("a whole client that could not be fetched is fetched again by the next who needs it", async () => {
  const gateway = new FakeGateway(() => ({ home }));
  let reachable = false;
  const client = new PageClient([], async () => {
    if (!reachable) throw new Error("no network");
    return gateway.client;
  });
  await expect(client.query({ query: HomeDocument })).rejects.toThrow("no network");
  reachable = true;
  await expect(
    client.query({ query: HomeDocument, variables: { country: "DE" } }),
  ).resolves.toMatchObject({ data: { home } });
});

test("one response that is lost on the way to the whole client costs nothing", async () => {
  const gateway = new FakeGateway(() => ({ home }));
  let attempts = 0;
  const client = new PageClient([german], async () => {
    attempts += 1;
    if (attempts < 3) throw new Error("no network");
    return gateway.client;
  });
  await expect(
    client.query({ query: HomeDocument, variables: { country: "DE" } }),
  ).resolves.toMatchObject({
    data: { home: {} },
  });
  expect(attempts).toBe(3);
});
