import { act, cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";

import { getWatchable, setOnlyMine, useServicesCookie } from "./only-mine.ts";
import { useMyServices } from "./use-my-services.ts";
import type { MyServices } from "./my-services.ts";

afterEach(cleanup);
beforeEach(() => {
  localStorage.clear();
  document.cookie = "services=; Path=/; Max-Age=0";
});

/** The cookie's value; none where it was taken away. */
const cookie = () => /services=([^;]*)/.exec(document.cookie)?.[1] ?? "";

const chosen: MyServices = { services: ["337", "disney-plus"], kinds: ["FLATRATE", "RENT"] };

test("the cookie is there while only those are wanted, and follows the choice", async () => {
  let change: (mine: MyServices) => void = () => {};
  const Page = () => {
    useServicesCookie();
    ({ change } = useMyServices());
    return null;
  };
  render(<Page />, { wrapper: MemoryRouter });
  await act(async () => change(chosen));
  expect(cookie()).toBe("");
  await act(async () => setOnlyMine(true));
  expect(cookie()).toBe("337.disney-plus_FLATRATE.RENT");
  await act(async () => change({ ...chosen, services: ["netflix"] }));
  expect(cookie()).toBe("netflix_FLATRATE.RENT");
  await act(async () => change({ ...chosen, services: [] }));
  expect(cookie()).toBe("");
  await act(async () => change(chosen));
  expect(cookie()).not.toBe("");
  await act(async () => setOnlyMine(false));
  expect(cookie()).toBe("");
});

test.each([
  [null, "", null],
  ["337.disney-plus_FLATRATE.RENT", "", { watchable: { country: "DE", ...chosen } }],
  [
    "337_FLATRATE",
    "services=mubi",
    { watchable: { country: "DE", services: ["mubi"], kinds: ["FLATRATE", "FREE", "ADS"] } },
  ],
  [
    "337_NONE",
    "",
    { watchable: { country: "DE", services: ["337"], kinds: ["FLATRATE", "FREE", "ADS"] } },
  ],
  [
    "337.at:joyn.ch:8_RENT",
    "",
    {
      watchable: { country: "DE", services: ["337"], kinds: ["RENT"] },
      abroad: [
        { country: "AT", services: ["joyn"] },
        { country: "CH", services: ["8"] },
      ],
    },
  ],
  ["at:joyn_RENT", "", { watchable: { country: "AT", services: ["joyn"], kinds: ["RENT"] } }],
])("the cookie %j narrows the page with %j to %j", (services, query, filter) => {
  expect(getWatchable(services, new URLSearchParams(query), "DE")).toEqual(filter);
});
