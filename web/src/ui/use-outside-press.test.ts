import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { useOutsidePress } from "./use-outside-press.ts";

test("a press outside is told of while it is watched for, one inside never", () => {
  const inside = document.body.appendChild(document.createElement("header"));
  const field = inside.appendChild(document.createElement("input"));
  const told = vi.fn();
  const element = { current: inside };
  const { rerender } = renderHook(({ watching }) => useOutsidePress(element, watching, told), {
    initialProps: { watching: false },
  });
  const press = (on: Element) =>
    on.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  press(document.body);
  expect(told).not.toHaveBeenCalled();
  rerender({ watching: true });
  press(field);
  expect(told).not.toHaveBeenCalled();
  press(document.body);
  expect(told).toHaveBeenCalledTimes(1);
});
