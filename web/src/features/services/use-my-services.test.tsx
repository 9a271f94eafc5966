import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { MemoryRouter } from "react-router-dom";
import type { ReactNode } from "react";

import { useKeptSharedServices, useMyServices } from "./use-my-services.ts";

beforeEach(() => localStorage.clear());

/** Calls a hook where the URL carries services. */
const at = <Result,>(hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <MemoryRouter initialEntries={["/?services=netflix"]}>{children}</MemoryRouter>
    ),
  }).result.current;
const kept = () => localStorage.getItem("myServices");

test("reading the services of a shared link keeps none of them", () => {
  expect(at(useMyServices).mine.services).toEqual(["netflix"]);
  expect(kept()).toBeNull();
});

test("a visitor who keeps none yet keeps what a shared link brings", () => {
  at(useKeptSharedServices);
  expect(kept()).toContain("netflix");
});

test("what a visitor keeps stays", () => {
  localStorage.setItem("myServices", JSON.stringify({ services: ["mubi"] }));
  at(useKeptSharedServices);
  expect(kept()).toBe(JSON.stringify({ services: ["mubi"] }));
});
