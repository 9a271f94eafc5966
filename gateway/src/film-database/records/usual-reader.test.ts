import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { MovieDetailsRecord, TvDetailsRecord } from "./details.ts";
import { MoviePageRecord, TvPageRecord } from "./title.ts";
import { usualReader } from "./usual-reader.ts";

let sample: SampleFilmDatabase;
beforeAll(async () => {
  sample = await startSampleFilmDatabase();
});
afterAll(() => sample.close());

/** What senders put where something else belongs. */
const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  "",
  "  ",
  "a\u0000b",
  "\ud800",
  " A name\n",
  "2024-02-29",
  "2025-02-30",
  "/image.jpg",
  "/../image.jpg",
  0,
  -1,
  1,
  2.5,
  2 ** 31,
  2 ** 60,
  "550",
  "0550",
  "2147483648",
  60_001,
  true,
  false,
  [],
  {},
  [null],
  [{}],
);

/** Mostly what belongs there. */
const mostly = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: usual, weight: 400 }, { arbitrary: odd, weight: 1 });
const object = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  mostly(
    fc.record(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mostly(value)])),
    ),
  );
const list = (item: fc.Arbitrary<unknown>) => fc.array(item, { maxLength: 3 });
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const text = fc.oneof(
  fc.constantFrom("A name", " Ein Name ", "名前"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }),
);
const path = fc.constantFrom("/image.jpg", null);
const date = fc.constantFrom("1999-10-15", "2024-02-29", "", null);

const title = {
  id,
  title: text,
  name: text,
  original_title: text,
  overview: text,
  poster_path: path,
  backdrop_path: path,
  vote_average: fc.double({ min: 0, max: 10, noNaN: true }),
  vote_count: fc.nat(),
  popularity: fc.double({ min: 0, max: 5000, noNaN: true }),
  original_language: fc.constantFrom("en", "de"),
  origin_country: list(mostly(fc.constantFrom("US", "DE"))),
  adult: fc.boolean(),
  softcore: fc.boolean(),
  release_date: date,
  first_air_date: date,
  genre_ids: list(mostly(id)),
};
const page = {
  page: fc.integer({ min: 1, max: 500 }),
  total_pages: fc.nat(),
  total_results: fc.nat(),
  results: list(object(title)),
};
const details = {
  ...title,
  runtime: fc.nat({ max: 300 }),
  genres: list(object({ id, name: text })),
  production_countries: list(object({ iso_3166_1: text, name: text })),
  spoken_languages: list(object({ iso_639_1: text, english_name: text })),
  credits: object({
    cast: list(object({ name: text, character: text, profile_path: path })),
    crew: list(object({ name: text, job: text, department: text })),
  }),
  external_ids: object({ imdb_id: text, wikidata_id: text }),
  similar: object(page),
  number_of_seasons: fc.nat(),
  number_of_episodes: fc.nat(),
  created_by: list(object({ name: text })),
  seasons: list(
    object({ season_number: fc.nat(), name: text, episode_count: fc.nat(), air_date: date }),
  ),
};

const RECORDS: readonly (readonly [string, z.ZodType, typeof details | typeof page])[] = [
  ["a movie", MovieDetailsRecord, details],
  ["a show", TvDetailsRecord, details],
  ["a page of movies", MoviePageRecord, page],
  ["a page of shows", TvPageRecord, page],
];

test.each(RECORDS)("%s of the usual form is read as its schema reads it", (_, schema, fields) => {
  const read = usualReader(schema);
  let usual = 0;
  fc.assert(
    fc.property(object(fields), (sent) => {
      const value = read?.(sent);
      const parsed = schema.safeParse(sent);
      // What the schema refuses is unusual; what is unusual may be fine.
      if (value === undefined) return;
      usual += 1;
      expect(parsed.success && parsed.data).toEqual(value);
    }),
    { numRuns: 500 },
  );
  expect(usual).toBeGreaterThan(20);
});

const SENT = [
  ["a movie", "movie/550", MovieDetailsRecord],
  ["a show", "tv/1396", TvDetailsRecord],
  ["a list of movies", "movie/popular", MoviePageRecord],
  ["a list of shows", "tv/popular", TvPageRecord],
] as const;
const WITH_ALL = "append_to_response=credits,watch/providers,external_ids,similar";

test.each(SENT)("%s that the film database sends is of the usual form", async (_, path, schema) => {
  const response = await fetch(`${sample.url}/${path}?${WITH_ALL}`, {
    headers: { authorization: "Bearer sample" },
  });
  const sent: unknown = await response.json();
  const read: unknown = usualReader(schema)?.(structuredClone(sent));

  expect(read).toBeDefined();
  // `parse` uses no reader: what is compared has been read twice, in two ways.
  expect(read).toEqual(schema.parse(sent));
});
