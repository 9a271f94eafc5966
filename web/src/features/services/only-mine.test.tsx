import { act } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderPage } from "../../../test/render-page.tsx";
import { setOnlyMine, useServicesCookie } from "./only-mine.ts";
import { useMyServices } from "./use-my-services.ts";
import type { MyServices } from "./my-services.ts";

beforeEach(() => {
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
  await renderPage(<Page />, "/");
  await act(async () => change(chosen));
  expect(cookie()).toBe("");
  await act(async () => setOnlyMine(true));
  expect(cookie()).toBe("us:337.us:disney-plus_FLATRATE.RENT");
  await act(async () => change({ ...chosen, services: ["netflix"] }));
  expect(cookie()).toBe("us:netflix_FLATRATE.RENT");
  await act(async () => change({ ...chosen, services: [] }));
  expect(cookie()).toBe("");
  await act(async () => change(chosen));
  expect(cookie()).not.toBe("");
  await act(async () => setOnlyMine(false));
  expect(cookie()).toBe("");
});
