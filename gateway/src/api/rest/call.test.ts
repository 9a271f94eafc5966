import { describe, expect, it } from "vitest";
import { calls } from "./calls.ts";

type Name = keyof typeof calls;

/** What the response to a request is stored under. */
function key(name: Name, params: Record<string, string>, query: Record<string, string>): string {
  return calls[name].prepare({ params, query, body: undefined }).key;
}

describe("one stored response serves", () => {
  const title = { type: "movie", id: "550" };
  const everyRegion: [Name, Record<string, string>, Record<string, string>][] = [
    ["title", title, {}],
    ["similar", title, {}],
    ["trending", { type: "movie", window: "day" }, {}],
    ["popular", { type: "tv" }, {}],
    ["topRated", { type: "tv" }, {}],
    ["discover", { type: "tv" }, {}],
    ["discover", { type: "tv" }, { with_watch_providers: "8", watch_region: "US" }],
    ["search", { type: "multi" }, { query: "alien" }],
    ["search", { type: "tv" }, { query: "alien" }],
  ];
  it.each(everyRegion)("every region: %s %j %j", (name, params, query) => {
    expect(key(name, params, { ...query, region: "DE" })).toBe(key(name, params, query));
  });

  const oneRegion: [Name, Record<string, string>, Record<string, string>][] = [
    ["popular", { type: "movie" }, {}],
    ["topRated", { type: "movie" }, {}],
    ["nowPlaying", { type: "movie" }, {}],
    ["upcoming", { type: "movie" }, {}],
    ["discover", { type: "movie" }, {}],
    ["discover", { type: "tv" }, { with_watch_providers: "8" }],
    ["search", { type: "movie" }, { query: "alien" }],
  ];
  it.each(oneRegion)("one region: %s %j %j", (name, params, query) => {
    expect(key(name, params, { ...query, region: "DE" })).not.toBe(
      key(name, params, { ...query, region: "FR" }),
    );
  });

  it("every value of a parameter that changes nothing", () => {
    const movies = { type: "movie" };
    expect(key("popular", { type: "tv" }, { country: "DE" })).toBe(
      key("popular", { type: "tv" }, {}),
    );
    expect(key("popular", movies, { country: "FR", region: "DE" })).toBe(
      key("popular", movies, { country: "DE" }),
    );
    expect(key("popular", movies, { country: "DE" })).toBe(
      key("popular", movies, { region: "DE" }),
    );
    const query = "alien";
    expect(key("search", movies, { query, include_adult: "false" })).toBe(
      key("search", movies, { query }),
    );
  });

  it("one language, however it is written", () => {
    const written = ["pt-BR", "pt-br", "pt_BR", "pt", "PT"].map((language) =>
      key("title", { type: "movie", id: "550" }, { language }),
    );
    expect(new Set(written).size).toBe(1);
    expect(written[0]).not.toBe(key("title", { type: "movie", id: "550" }, {}));
    for (const language of ["en", "en-US", ""]) {
      expect(key("countries", {}, { language })).toBe(key("countries", {}, {}));
    }
  });

  it("requests that spell out a default, or leave a parameter empty", () => {
    const params = { type: "movie" };
    expect(key("popular", params, { page: "1", region: "" })).toBe(key("popular", params, {}));
    expect(key("popular", params, { page: "2" })).not.toBe(key("popular", params, {}));
  });
});
