import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { SERVICES } from "../availability/services.ts";
import { buildCatalog, sampleTitles } from "../catalog/catalog.ts";
import { extraTitles } from "../catalog/extra-titles.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { draw } from "./artwork.ts";

const catalog = buildCatalog(sampleTitles(SAMPLE_TODAY), extraTitles());
const titles = [...catalog.movie.titles, ...catalog.tv.titles];
const parser = new new Window().DOMParser();

function drawn(sort: "poster" | "backdrop" | "logo" | "profile", name: string, size: string) {
  const svg = draw(catalog, sort, name, size);
  if (svg === undefined) throw new Error(`no ${sort} ${name}`);
  return svg;
}

test("posters and backdrops are well-formed, free of broken numbers, and small", () => {
  const unsound = titles
    .filter((_, index) => index % 20 === 0)
    .flatMap(({ kind, id }) => [
      [`poster ${kind} ${id}`, drawn("poster", `${kind}-${id}`, "w342")] as const,
      [`backdrop ${kind} ${id}`, drawn("backdrop", `${kind}-${id}`, "w780")] as const,
    ])
    .filter(([, svg]) => {
      const root = parser.parseFromString(svg, "image/svg+xml").documentElement.tagName;
      return root !== "svg" || /NaN|undefined|Infinity/.test(svg) || svg.length > 60_000;
    })
    .map(([name]) => name);
  expect(unsound).toEqual([]);
});

test("a title always looks the same, and like no other of a long row", () => {
  const row = catalog.movie.titles.slice(0, 60).map(({ id }) => `movie-${id}`);
  const pictures = row.map((name) => drawn("poster", name, "w92"));
  expect(new Set(pictures).size).toBe(row.length);
  expect(row.map((name) => drawn("poster", name, "w92"))).toEqual(pictures);
});

test("a title of markup is drawn as letters and never written as text", () => {
  const svg = drawn("poster", "movie-9900003", "w342");
  expect(svg).not.toContain("script");
  expect(svg).not.toContain("<text");
});

test("a title without artwork, and a name nobody has, get none", () => {
  for (const name of ["movie-9900001", "movie-1", "song-1", ""])
    expect(draw(catalog, "poster", name, "w92")).toBeUndefined();
});

test("every service has a logo and people have portraits", () => {
  for (const { id } of SERVICES) expect(drawn("logo", String(id), "w92").length).toBeLessThan(6000);
  for (const { id } of catalog.people.all.slice(0, 20))
    expect(drawn("profile", String(id), "h632")).toContain('height="632"');
});
