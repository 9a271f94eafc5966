import { expect, it } from "vitest";
import { LIMITS } from "../../config/limits.ts";
import { parseOperation, schema } from "../../../test/schema-under-test.ts";
import { checkLimits } from "./operation-limits.ts";

function codeOf(text: string): unknown {
  const { document, operation } = parseOperation(text);
  try {
    return checkLimits(schema, document, operation, {});
  } catch (error) {
    return (error as { extensions: { code: unknown } }).extensions.code;
  }
}

it("refuses an operation for its depth, through fragments too", () => {
  const levels = (times: number) =>
    `{ movie(id: 550) { ...A } } fragment A on Movie ${"{ similar ".repeat(times)}{ name }${" }".repeat(times)}`;
  expect(codeOf(levels(LIMITS.graphql.depth - 1))).toBe("DEPTH_LIMIT_EXCEEDED");
  expect(codeOf(levels(2))).toBeUndefined();
});

it("refuses an operation for its aliases, counted as often as fragments repeat them", () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `a${index}: name`).join(" ");
  const times = (n: number) =>
    `{ ${Array.from({ length: n }, (_, id) => `m${id}: movie(id: ${id}) { ...T }`).join(" ")} }
    fragment T on Movie { ${twenty} }`;
  expect(codeOf(times(3))).toBe("ALIAS_LIMIT_EXCEEDED");
  expect(codeOf(times(2))).toBeUndefined();
});
