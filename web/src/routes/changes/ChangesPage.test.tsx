import { CombinedGraphQLErrors } from "@apollo/client";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Answer, GatewayRequest } from "../../../test/fake-gateway.ts";
import { click, renderPage } from "../../../test/render-page.tsx";
import { ChangesPage } from "./ChangesPage.tsx";
import { change } from "./fixtures.ts";

const today = new Date().toISOString();
const answer = (
  changes: readonly ReturnType<typeof change>[],
  {
    observingSince = "2025-05-03T06:00:00.000Z" as string | null,
    endCursor = "older",
    more = false,
  } = {},
) => ({
  availabilityChanges: {
    __typename: "AvailabilityChangeConnection",
    observingSince,
    pageInfo: { __typename: "PageInfo", hasNextPage: more, endCursor },
    edges: changes.map((node) => ({ __typename: "AvailabilityChangeEdge", node })),
  },
  site: { __typename: "Site", source: "SAMPLE" },
});
const providerFamilies = [
  ["netflix", "Netflix", 8],
  ["disney-plus", "Disney Plus", 337],
].map(([id, name, number]) => ({
  __typename: "CountryProviderFamily",
  family: { __typename: "ProviderFamily", id, name },
  logo: null,
  providers: [{ __typename: "Provider", id: number, name }],
}));

let changes: Answer | ((request: GatewayRequest) => Answer);
beforeEach(() => {
  localStorage.clear();
  changes = answer([change(2, today), change(1, "2025-11-20T10:00:00.000Z")]);
});
afterEach(() => {
  cleanup();
});

const show = (at = "/new") =>
  renderPage(<ChangesPage />, at, (request) => {
    if (request.operation === "ProviderFamilies") return { providerFamilies };
    return typeof changes === "function" ? changes(request) : changes;
  });
const asked = (shown: Awaited<ReturnType<typeof show>>) =>
  shown.requestsOf("Changes").at(-1)?.variables;
const link = (name: string) => screen.getByRole("link", { name });

test("titles stand under their days, with the services that they came to", async () => {
  await show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("New in the US");
  const days = screen.getAllByRole("heading", { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    "Today",
    expect.stringMatching(/^Thursday, November 20/),
  ]);
  const first = within(screen.getByRole("list", { name: "Today" })).getByRole("link");
  expect(first.getAttribute("href")).toBe("/movie/2/title-2");
  expect(first.textContent).toContain("New on Netflix (subscription)");
  expect(screen.getByText(/The date is the day Flickmap first found a title/)).toBeInTheDocument();
  expect(screen.getByText(/Changes have been recorded since May 3/)).toBeInTheDocument();
  expect(screen.getByText("Sample data: the changes shown here are invented.")).toBeInTheDocument();
});

test("each choice is a link to the narrowed list, which search engines leave out", async () => {
  const shown = await show();
  const robots = () => document.head.querySelector("meta[name=robots]")?.getAttribute("content");
  expect(robots()).toBeUndefined();
  expect(document.head.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
    /\/new$/,
  );
  await click(link("Netflix"));
  await click(link("Free with ads"));
  await click(link("TV Shows"));
  await click(link("Gone"));
  expect(shown.address()).toBe("/new?change=removed&type=tv&kinds=ads&family=netflix");
  expect(asked(shown)).toMatchObject({
    change: "REMOVED",
    type: "TV",
    kinds: ["ADS"],
    families: ["netflix"],
    providers: null,
  });
  expect(robots()).toBe("noindex");
  expect(link("Netflix").getAttribute("aria-current")).toBe("true");
  await click(link("Netflix"));
  await click(link("Clear filters"));
  expect(shown.address()).toBe("/new?change=removed");
});

describe("with services of one's own", () => {
  beforeEach(() =>
    localStorage.setItem(
      "myServices",
      JSON.stringify({ services: ["netflix"], kinds: ["flatrate"] }),
    ),
  );
  const mine = () => screen.getByRole("button", { name: "On my services" });

  test("the list is narrowed to them by the control of all lists, and their titles are highlighted", async () => {
    const shown = await show("/new?after=older");
    expect(screen.getAllByText(/one of your services/).length).toBeGreaterThan(0);
    expect(document.querySelector("[data-usable]")).not.toBeNull();
    expect(asked(shown)).toMatchObject({ families: null, kinds: null });
    await click(mine());
    expect(shown.address()).toBe("/new");
    expect(asked(shown)).toMatchObject({ families: ["netflix"], kinds: ["FLATRATE"] });
    expect(document.querySelector("[data-usable]")).toBeNull();
    await click(mine());
    expect(asked(shown)).toMatchObject({ families: null, kinds: null });
  });

  test("services of the URL count in place of them, until the control is used", async () => {
    localStorage.setItem("onlyMyServices", "true");
    const shown = await show("/new?family=disney-plus");
    expect(asked(shown)).toMatchObject({ families: ["disney-plus"], kinds: null });
    expect(mine()).toHaveAttribute("aria-pressed", "false");
    await click(mine());
    expect(shown.address()).toBe("/new");
    expect(mine()).toHaveAttribute("aria-pressed", "true");
    expect(asked(shown)).toMatchObject({ families: ["netflix"] });
  });

  test("where they have nothing new, everything is a button away", async () => {
    localStorage.setItem("onlyMyServices", "true");
    changes = ({ variables }) =>
      variables["families"] ? answer([]) : answer([change(1, "2025-11-20T10:00:00.000Z")]);
    await show();
    await click(screen.getByRole("button", { name: "Show all titles" }));
    expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
    expect(mine()).toHaveAttribute("aria-pressed", "false");
  });
});

test("a service that has no tile is chosen in the dialog, and applied when it closes", async () => {
  const shown = await show();
  await click(screen.getByRole("button", { name: "All services" }));
  await click(await screen.findByRole("checkbox", { name: "Disney Plus" }));
  expect(shown.address()).toBe("/new");
  await click(screen.getByRole("button", { name: "Done" }));
  expect(shown.address()).toBe("/new?family=disney-plus");
});

test("the list goes on by its cursor, and back to its start", async () => {
  changes = ({ variables }) =>
    variables["after"] === "older"
      ? answer([change(1, "2025-11-20T10:00:00.000Z")])
      : answer([change(2, today)], { more: true });
  const shown = await show("/new?kinds=flatrate");
  expect(screen.queryByRole("link", { name: "Newest" })).not.toBeInTheDocument();
  await click(link("Older"));
  expect(shown.address()).toBe("/new?kinds=flatrate&after=older");
  expect(asked(shown)).toMatchObject({ after: "older", kinds: ["FLATRATE"] });
  expect(screen.queryByRole("link", { name: "Older" })).not.toBeInTheDocument();
  await click(link("Newest"));
  expect(shown.address()).toBe("/new?kinds=flatrate");
});

test("the feed has the filters of the page, in its head and to click", async () => {
  await show("/new?family=netflix,disney-plus&type=movie");
  const href = "/feeds/US.atom?type=movie&provider_families=disney-plus%7Cnetflix";
  expect(link("Atom feed").getAttribute("href")).toBe(href);
  const alternate = document.head.querySelector("link[rel=alternate]");
  expect(alternate?.getAttribute("type")).toBe("application/atom+xml");
  expect(alternate?.getAttribute("href")).toBe(href);
});

test("while nothing was observed, that is what it says", async () => {
  changes = answer([], { observingSince: null });
  await show();
  expect(screen.getByRole("heading", { name: "Nothing tracked yet" })).toBeInTheDocument();
});

test("nothing so far is told from nothing that fits the filters, with the day since which it is known", async () => {
  changes = answer([]);
  await show();
  expect(screen.getByRole("heading", { name: "Nothing so far" })).toBeInTheDocument();
  expect(screen.getByText(/Changes have been recorded since May 3/)).toBeInTheDocument();
  cleanup();
  const shown = await show("/new?type=tv");
  expect(screen.getByText(/No change since May 3.* fits these filters/)).toBeInTheDocument();
  const [clear] = screen.getAllByRole("link", { name: "Clear filters" });
  if (clear) await click(clear);
  expect(shown.address()).toBe("/new");
});

test("past the end it leads back to the newest", async () => {
  changes = ({ variables }) => answer(variables["after"] === null ? [change(1, today)] : []);
  const shown = await show("/new?after=end");
  expect(screen.getByRole("heading", { name: "No older changes" })).toBeInTheDocument();
  await click(link("Back to the newest"));
  expect(shown.address()).toBe("/new");
});

test.each([
  ["that the gateway has never given", "BAD_USER_INPUT"],
  ["whose change is no longer stored", "CURSOR_EXPIRED"],
])("a place %s is no older change either, and no failure", async (_, code) => {
  changes = new CombinedGraphQLErrors({
    errors: [{ message: "Invalid after", extensions: { code } }],
  });
  await show("/new?after=abc");
  expect(screen.getByRole("heading", { name: "No older changes" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("placeholders while it loads; a failure says so and can be tried again", async () => {
  changes = "pending";
  await show();
  expect(screen.getByTestId("placeholders")).toBeInTheDocument();
  cleanup();
  changes = new Error("offline");
  await show();
  expect(screen.getByRole("heading", { name: "Failed to load content" })).toBeInTheDocument();
  expect(screen.queryByTestId("placeholders")).not.toBeInTheDocument();
  changes = answer([change(1, today)]);
  await click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { name: "Today" })).toBeInTheDocument();
});

test("no text of a title can end the data for search engines", async () => {
  const named = { ...change(1, today), titleName: "</script><b>" };
  changes = answer([named]);
  await show();
  const data = document.querySelector("script[type='application/ld+json']");
  expect(data?.textContent).toContain("\\u003c/script>");
  expect(JSON.parse(data?.textContent ?? "").itemListElement[0].name).toBe("</script><b>");
});

test("what came is never shown as gone while the other list loads", async () => {
  changes = ({ variables }) =>
    variables["change"] === "REMOVED" ? "pending" : answer([change(2, today)]);
  await show();
  expect(screen.getByText(/New on Netflix/)).toBeInTheDocument();
  await click(link("Gone"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Left streaming services in the US",
  );
  expect(screen.queryByText(/Netflix \(subscription\)/)).not.toBeInTheDocument();
  expect(screen.getByText("Loading…")).toBeInTheDocument();
});

test("what is no filter is never requested", async () => {
  const shown = await show("/new?family=netflix&provider=8,x&change=gone&after=!");
  expect(shown.requestsOf("Changes").map(({ variables }) => variables)).toMatchObject([
    { change: "ADDED", families: ["netflix"], providers: [8], after: null },
  ]);
});
