import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../config/limits.ts";
import { sizeFault, tokenFault } from "./document-limits.ts";

describe("a document over a limit", () => {
  it("is refused for its tokens, however it would parse", () => {
    const names = Array.from({ length: LIMITS.graphql.tokens }, (_, index) => `field${index}`);
    expect(tokenFault(`{ ${names.join(" ")} }`)?.extensions.code).toBe("TOKEN_LIMIT_EXCEEDED");
    expect(tokenFault("{ site")).toBeNull();
    expect(tokenFault("\u0000")).toBeNull();
  });

  it.each([
    ["fields", (times: number) => "genres { id } ".repeat(times)],
    ["aliases", (times: number) => "a: genres { id } ".repeat(times)],
    ["fragments", (times: number) => "...A ".repeat(times)],
    [
      "inline fragments",
      (times: number) => "... on Movie @include(if: $a) { name } ".repeat(times),
    ],
    [
      "nested inline fragments",
      (times: number) => `${"... { name ".repeat(times)}${"}".repeat(times)}`,
    ],
  ])("is refused for %s that are too often in one selection", (_, selection) => {
    const code = (times: number) =>
      tokenFault(`query ($a: Boolean = true) { movie(id: 550) { ${selection(times)} } }`)
        ?.extensions.code;
    expect(code(LIMITS.graphql.repeats)).toBeUndefined();
    expect(code(LIMITS.graphql.repeats + 1)).toBe("REPEAT_LIMIT_EXCEEDED");
  });

  it("is refused for its fragments, wherever they are", () => {
    const code = (times: number) => {
      const fragments = Array.from({ length: times }, (_, n) => `fragment F${n} on Movie { name }`);
      return tokenFault(`${fragments.join(" ")} { movie(id: 550) { ...F0 } }`)?.extensions.code;
    };
    expect(code(LIMITS.graphql.fragments)).toBeUndefined();
    expect(code(LIMITS.graphql.fragments + 1)).toBe("FRAGMENT_LIMIT_EXCEEDED");
  });

  it("may hold a name often in selections and arguments that are not one", () => {
    const often = Array.from(
      { length: 40 },
      (_, index) =>
        `a${index}: title(reference: { id: 1, on: { id: 2 } }, id: 3) @on { id name: id }`,
    );
    expect(tokenFault(`{ ${often.join(" ")} }`)).toBeNull();
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
