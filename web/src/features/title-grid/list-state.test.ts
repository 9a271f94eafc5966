import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";

import { gatewayUnreachable } from "../../network/connection.ts";
import type { ListedPage, PageQuery } from "./list-state.ts";
import { useListState } from "./list-state.ts";

test("while Flickmap cannot be reached, a page that failed says so, and another one is awaited", () => {
  const failed: PageQuery<ListedPage> = {
    page: undefined,
    loading: false,
    error: new Error("offline"),
    named: 1,
  };
  const again = { ...failed, loading: true, error: undefined };
  const hook = renderHook((query) => useListState(query, "popular"), { initialProps: failed });
  act(gatewayUnreachable);
  hook.rerender(again);
  expect(hook.result.current.kind).toBe("error");
  hook.rerender({ ...again, named: 2 });
  expect(hook.result.current.kind).toBe("loading");
});
