import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { sizeFault, tokenFault } from "./document-limits.ts";

describe("a document over a limit", () => {
  it("is refused for its tokens, however it would parse", () => {
    expect(tokenFault(`{ ${"site ".repeat(LIMITS.graphql.tokens)} }`)?.extensions.code).toBe(
      "TOKEN_LIMIT_EXCEEDED",
    );
    expect(tokenFault("{ site")).toBeNull();
    expect(tokenFault("\u0000")).toBeNull();
  });

  it("is refused for its depth, through fragments too", () => {
    const levels = LIMITS.graphql.depth;
    const deep = `${"{ similar ".repeat(levels)}{ name }${" }".repeat(levels)}`;
    expect(sizeFault(parse(deep))?.extensions.code).toBe("DEPTH_LIMIT_EXCEEDED");
    const hidden = `{ ...A } fragment A on Title ${deep.replace("{ similar ", "{ ...B similar ")}
      fragment B on Title { name }`;
    expect(sizeFault(parse(hidden))?.extensions.code).toBe("DEPTH_LIMIT_EXCEEDED");
  });

  it("is refused for its aliases, counted as often as fragments repeat them", () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `a${index}: name`).join(" ");
    const spread = `{ x { ...T } y { ...T } z { ...T } } fragment T on Title { ${twenty} }`;
    expect(sizeFault(parse(spread))?.extensions.code).toBe("ALIAS_LIMIT_EXCEEDED");
    expect(sizeFault(parse(`{ ${twenty} }`))).toBeNull();
  });

  it("may hold a fragment within itself, which validation refuses", () => {
    expect(
      sizeFault(parse("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }")),
    ).toBeNull();
  });
});
