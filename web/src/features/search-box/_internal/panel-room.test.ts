import { expect, test } from "vitest";

import { panelRoom } from "./panel-room.ts";

test("a list opens below its field, as high as the room is", () => {
  expect(panelRoom({ top: 10, bottom: 54 }, { top: 0, bottom: 800 })).toEqual({
    above: false,
    height: 730,
  });
});

test("low on the screen it opens above, down to the header", () => {
  expect(panelRoom({ top: 672, bottom: 728 }, { top: 64, bottom: 800 })).toEqual({
    above: true,
    height: 592,
  });
});

test("with little room on either side it takes the larger one", () => {
  const view = { top: 64, bottom: 500 };
  expect(panelRoom({ top: 150, bottom: 206 }, view)).toEqual({ above: false, height: 278 });
  expect(panelRoom({ top: 400, bottom: 456 }, view)).toEqual({ above: true, height: 320 });
});
