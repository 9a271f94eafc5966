import { Window } from "happy-dom";
import { expect, test, vi } from "vitest";
import { SERVICES } from "../availability/services.ts";
import { buildCatalog, sampleTitles } from "../catalog/catalog.ts";
import { extraTitles } from "../catalog/extra-titles.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { buildLists } from "../api/lists.ts";
import { draw, type Sort } from "./draw.ts";
import { chooseLooks } from "./looks.ts";
import { rowsToTellApart } from "./rows-to-tell-apart.ts";
import type { Title } from "../catalog/title.ts";
import { chooseScene, SCENES } from "./backdrops/choose.ts";
import { chooseComposition, COMPOSITIONS } from "./posters/choose.ts";

const catalog = buildCatalog(SAMPLE_TODAY, sampleTitles(SAMPLE_TODAY), extraTitles());
const looks = chooseLooks(rowsToTellApart(catalog, buildLists(catalog)));
const titles = [...catalog.movie.titles, ...catalog.tv.titles];
// Hundreds of pictures are drawn and parsed: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const parser = new new Window().DOMParser();

function drawn(sort: Sort, name: string, size: string): string {
  const svg = draw(catalog, looks, sort, name, size);
  if (svg === undefined) throw new Error(`no ${sort} ${name}`);
  return svg;
}

/** A sample of titles that every composition and scene occurs in. */
const some = titles.filter((_, index) => index % 12 === 0);

test("every poster and backdrop is well-formed, free of broken numbers, and small", () => {
  const unsound = some.flatMap(({ kind, id }) =>
    (["poster", "backdrop"] as const)
      .filter((sort) => {
        const svg = drawn(sort, `${kind}-${id}`, sort === "poster" ? "w342" : "w780");
        const root = parser.parseFromString(svg, "image/svg+xml").documentElement.tagName;
        return root !== "svg" || /NaN|undefined|Infinity/.test(svg) || svg.length > 60_000;
      })
      .map((sort) => `${sort} ${kind} ${id}`),
  );
  expect(unsound).toEqual([]);
});

test("the same picture is always drawn the same", () => {
  for (const [sort, name] of [
    ["poster", "movie-550"],
    ["backdrop", "tv-1396"],
    ["logo", "8"],
  ] as const) {
    expect(drawn(sort, name, "w92")).toBe(drawn(sort, name, "w92"));
  }
});

test("every composition occurs, and none is a tenth of all", () => {
  const names = titles.map((title) => chooseComposition(title, looks(title).poster).name);
  const counts = COMPOSITIONS.map(({ name }) => names.filter((other) => other === name).length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(titles.length / 10);
});

test("no two of six neighbours in the rows of the home page share a composition", () => {
  const lists = buildLists(catalog);
  for (const row of [lists.popular.movie, lists.popular.tv, lists.trending.day.movie]) {
    const names = row
      .slice(0, 40)
      .map((title) => chooseComposition(title, looks(title).poster).name);
    const repeated = names.filter((name, index) =>
      names.slice(index + 1, index + 6).includes(name),
    );
    expect(repeated).toEqual([]);
  }
});

test("every scene occurs, and films that everybody knows have none in common", () => {
  const sceneOf = (title: Title) => chooseScene(title, looks(title).backdrop);
  const scenes = new Set(titles.map(sceneOf));
  expect(SCENES.filter(({ draw }) => !scenes.has(draw))).toEqual([]);
  const [starWars, shrek, frozen, interstellar] = [11, 808, 109_445, 157_336].map((id) => {
    const title = catalog.movie.byId.get(id);
    if (title === undefined) throw new Error(`no movie ${id}`);
    return title;
  }) as [Title, Title, Title, Title];
  expect(sceneOf(starWars)).not.toBe(sceneOf(shrek));
  expect(sceneOf(frozen)).not.toBe(sceneOf(interstellar));
  const compositionOf = (title: Title) => chooseComposition(title, looks(title).poster).name;
  expect(compositionOf(frozen)).not.toBe(compositionOf(interstellar));
});

test("no two posters of a long row are the same picture", () => {
  const row = catalog.movie.titles.slice(0, 60);
  expect(new Set(row.map(({ id }) => drawn("poster", `movie-${id}`, "w92"))).size).toBe(row.length);
});

test("sizes set the width; the credit line and the grain are for large posters", () => {
  const small = drawn("poster", "movie-550", "w92");
  const large = drawn("poster", "movie-550", "w500");
  expect(small).toContain('width="92" height="138"');
  expect(large).toContain('width="500" height="750"');
  expect(small).not.toContain("grain");
  expect(large).toContain("grain");
});

test("a title of markup is drawn as letters and never written as text", () => {
  const svg = drawn("poster", "movie-9900003", "w342");
  expect(svg).not.toContain("script");
  expect(svg).not.toContain("<text");
});

test("a title without artwork, and a name nobody has, get none", () => {
  for (const name of ["movie-9900001", "movie-1", "song-1", ""]) {
    expect(draw(catalog, looks, "poster", name, "w92")).toBeUndefined();
  }
});

test("every service has a logo and people have portraits", () => {
  for (const { id } of SERVICES) expect(drawn("logo", String(id), "w92").length).toBeLessThan(6000);
  for (const { id } of catalog.people.all.slice(0, 50)) {
    expect(drawn("profile", String(id), "h632")).toContain('height="632"');
  }
});
