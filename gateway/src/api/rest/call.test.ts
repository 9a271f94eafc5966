import { describe, expect, it } from "vitest";
import { calls } from "./calls.ts";

type Name = keyof typeof calls;

/** What the response to a request is stored under. */
function key(name: Name, params: Record<string, string>, query: Record<string, string>): string {
  return calls[name].prepare({ params, query, body: undefined }).key;
}

describe("one stored response serves", () => {
  it("every value of a parameter that changes nothing", () => {
    const movies = { type: "movie" };
    expect(key("popular", movies, { country: "FR", region: "DE" })).toBe(
      key("popular", movies, { country: "DE" }),
    );
    expect(key("popular", movies, { country: "DE" })).toBe(
      key("popular", movies, { region: "DE" }),
    );
    expect(key("popular", movies, { region: "DE" })).not.toBe(
      key("popular", movies, { region: "FR" }),
    );
    const query = "alien";
    expect(key("search", movies, { query, include_adult: "false" })).toBe(
      key("search", movies, { query }),
    );
  });

  it("requests that spell out a default, or leave a parameter empty", () => {
    const params = { type: "movie" };
    expect(key("popular", params, { page: "1", region: "" })).toBe(key("popular", params, {}));
    expect(key("popular", params, { page: "2" })).not.toBe(key("popular", params, {}));
  });
});
