import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { currentConnection, gatewayAnswered, gatewayUnreachable } from "./connection.ts";
import { useReconnection } from "./use-reconnection.ts";

let answer: () => Promise<Response>;
const ask = vi.fn(() => answer());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  ask.mockClear();
  gatewayUnreachable();
});
afterEach(() => {
  vi.restoreAllMocks();
  gatewayAnswered();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a gateway that is back is noticed within five seconds, where the network was there all the time", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { unmount } = renderHook(() => useReconnection(true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentConnection()).toMatchObject({ state: "offline" });
  answer = async () => new Response("{}", { status: 502 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentConnection().state).toBe("offline");
  answer = async () => new Response("{}");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentConnection()).toMatchObject({ state: "returning" });
  unmount();
});

test("nothing is requested while all is well, nor without a network", async () => {
  answer = async () => new Response("{}");
  const well = renderHook(() => useReconnection(false));
  await vi.advanceTimersByTimeAsync(20_000);
  well.unmount();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const offline = renderHook(() => useReconnection(true));
  await vi.advanceTimersByTimeAsync(20_000);
  offline.unmount();
  expect(ask).not.toHaveBeenCalled();
});
