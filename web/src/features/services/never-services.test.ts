import * as fc from "fast-check";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { neverIn, parseNever, setNeverServices, useNeverServices } from "./never-services.ts";

beforeEach(() => localStorage.clear());

test("come back as they were stored, and nothing is stored for none", () => {
  const { result } = renderHook(useNeverServices);
  expect(result.current).toEqual(new Set());
  act(() => setNeverServices(new Set(["netflix", "mubi"])));
  expect(result.current).toEqual(new Set(["mubi", "netflix"]));
  act(() => setNeverServices(new Set()));
  expect(localStorage.getItem("neverServices")).toBeNull();
});

test("are never broken by what stands in the storage", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const id of parseNever(text)) expect(id).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    }),
  );
});

test("stand for all providers of their families", () => {
  const families = [
    { id: "mubi", name: "MUBI", logoUrl: null, providers: [{ id: 11, name: "MUBI" }] },
    { id: "plex", name: "Plex", logoUrl: null, providers: [{ id: 538, name: "Plex" }] },
  ];
  expect(neverIn(families, new Set(["mubi", "netflix"]))).toEqual([11]);
});
