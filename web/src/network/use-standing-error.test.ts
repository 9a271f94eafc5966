import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { gatewayAnswered, gatewayUnreachable, returned } from "./connection.ts";
import { useStandingError } from "./use-standing-error.ts";

afterEach(() => {
  cleanup();
  gatewayAnswered();
  returned();
});

const error = new Error("Failed to fetch");

const fail = () => {
  const hook = renderHook((props) => useStandingError(props.name, props.error, props.loading), {
    initialProps: { name: "popular", error: error as Error | undefined, loading: false },
  });
  const reload = (name = "popular") => hook.rerender({ name, error: undefined, loading: true });
  return { hook, reload };
};

test("while Flickmap cannot be reached, the error stays during each attempt", () => {
  const { hook, reload } = fail();
  act(gatewayUnreachable);
  reload();
  expect(hook.result.current).toBe(error);
});

test("it stays during the first attempt after Flickmap answers again", () => {
  const { hook, reload } = fail();
  act(gatewayUnreachable);
  act(gatewayAnswered);
  reload();
  expect(hook.result.current).toBe(error);
  act(returned);
  expect(hook.result.current).toBeUndefined();
});

test("a visitor's own attempt takes it away, and so does another query", () => {
  const { hook, reload } = fail();
  reload();
  expect(hook.result.current).toBeUndefined();
  act(gatewayUnreachable);
  reload("upcoming");
  expect(hook.result.current).toBeUndefined();
});
