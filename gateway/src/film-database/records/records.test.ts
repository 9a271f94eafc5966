import { expect, test } from "vitest";
import { ReleaseDatesRecord, VideosRecord } from "./details.ts";

const release = (type: number, day: string, certification = "") => {
  return { type, release_date: `${day}T00:00:00.000Z`, certification };
};

const country = (iso_3166_1: string, ...release_dates: object[]) => ({ iso_3166_1, release_dates });

test("a country's rating is that of the cinemas, and its days are the first ones", () => {
  const results = [
    country(
      "US",
      release(1, "1999-09-10", "NR"),
      release(3, "1999-10-15", "R"),
      release(3, "2019-10-15"),
      release(4, "2001-02-03"),
      release(4, "2000-04-25"),
    ),
    country("DE", release(2, "1999-11-11"), release(5, "2000-05-05", "18")),
    country("FR", release(4, "no day")),
  ];
  expect(ReleaseDatesRecord.parse({ results })).toEqual({
    US: { certification: "R", theatrical: "1999-10-15", digital: "2000-04-25" },
    DE: { certification: "18", theatrical: "1999-11-11", digital: null },
  });
});

test("of the videos the official trailer in English stays, and no key leads elsewhere", () => {
  const video = (fields: object) => ({ site: "YouTube", type: "Trailer", key: "a", ...fields });
  const parse = (...results: object[]) => VideosRecord.parse({ results });
  expect(
    parse(
      video({ type: "Clip", official: true }),
      video({ key: "b", iso_639_1: "de", official: true }),
      video({ key: "c", iso_639_1: "en", official: true, name: "Official Trailer" }),
      video({ key: "d", iso_639_1: "en" }),
    ),
  ).toEqual({ site: "YouTube", key: "c", name: "Official Trailer" });
  expect(parse(video({ site: "Evil" }), video({ key: "x&y=1" }), video({ key: null }))).toBeNull();
});
