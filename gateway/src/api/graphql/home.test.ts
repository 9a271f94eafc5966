import { afterEach, expect, test, vi } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { Home } from "../../domain/home/home.ts";
import { warnSparingly } from "../../lib/outages.ts";
import { ReferenceLists } from "../../domain/titles/reference-lists.ts";
import { Titles } from "../../domain/titles/titles.ts";

const graphql = await startGraphQL();
afterEach(() => {
  graphql.sample.setFaults([]);
  vi.restoreAllMocks();
});

const HOME = /* GraphQL */ `
  query Home($country: CountryCode) {
    home(country: $country) {
      country {
        code
        language {
          code
        }
      }
      featured {
        name
        originalLanguage {
          code
        }
      }
      rows {
        kind
        type
        titles {
          name
          originalLanguage {
            code
          }
          ... on Movie {
            releaseDate
          }
          ... on TvShow {
            originCountries {
              code
            }
          }
        }
        discover {
          sort
          region
          originalLanguage
          releasedFrom
          releasedTo
        }
      }
      genreTiles {
        genre {
          name
        }
        backdrop {
          path
        }
      }
    }
  }
`;

interface Shown {
  name: string;
  releaseDate?: string;
  originalLanguage: { code: string } | null;
  originCountries?: { code: string }[];
}
interface HomeData {
  featured: Shown[] | null;
  rows: { kind: string; type: string; titles: Shown[] | null; discover: object }[];
  genreTiles: { genre: { name: string }; backdrop: { path: string } | null }[];
}

async function home(country: string | null): Promise<HomeData> {
  const { data, errors } = await graphql.query(HOME, { country });
  expect(errors).toEqual([]);
  return data["home"] as HomeData;
}

test("a country with English has the rows for all, in their order", async () => {
  const { rows, featured } = await home("US");
  expect(rows.map(({ kind }) => kind)).toEqual([
    "POPULAR_MOVIES",
    "TRENDING_TV_SHOWS",
    "JUST_RELEASED",
    "UPCOMING_MOVIES",
  ]);
  expect(featured).toHaveLength(5);
  for (const { titles } of rows) expect(titles?.length).toBe(10);
});

test("a country with a language of its own has its own rows first", async () => {
  const { rows } = await home("JP");
  expect(rows.slice(0, 2).map(({ kind }) => kind)).toEqual(["LOCAL_MOVIES", "LOCAL_TV_SHOWS"]);
  for (const row of rows.slice(0, 2)) {
    expect(new Set(row.titles?.map((title) => title.originalLanguage?.code))).toEqual(
      new Set(["ja"]),
    );
  }
  const released = rows[0]?.titles?.map(({ releaseDate }) => releaseDate ?? "") ?? [];
  expect(released).toEqual(released.filter((date) => date >= "2015-03-29"));
  expect(rows[0]?.discover).toEqual({
    sort: "POPULARITY_DESC",
    region: "JP",
    originalLanguage: "ja",
    releasedFrom: "2015-03-29",
    releasedTo: null,
  });
});

test("a country's own shows come from there, not from wherever its language is spoken", async () => {
  for (const country of ["MX", "ES"]) {
    const { rows } = await home(country);
    const shows = rows.find(({ kind }) => kind === "LOCAL_TV_SHOWS")?.titles ?? [];
    expect(shows.length).toBeGreaterThan(0);
    for (const { originCountries } of shows) {
      expect(originCountries?.map(({ code }) => code)).toContain(country);
    }
  }
});

test("a title that comes from the country is first whatever its language", async () => {
  const { filmDatabase, logger } = graphql.services;
  const answer = await filmDatabase.trending("tv", "day");
  const results = answer.value.results.map((show, index) =>
    index === 12 ? { ...show, original_language: "en", origin_country: ["IN"] } : show,
  );
  vi.spyOn(filmDatabase, "trending").mockResolvedValue({
    ...answer,
    value: { ...answer.value, results },
  });
  const titles = new Titles(filmDatabase);
  const reference = new ReferenceLists(filmDatabase, warnSparingly(logger, "test"));
  const rows = await new Home({ lists: titles, reference }, "IN", "2025-03-29").rows();
  const trending = await rows.find(({ kind }) => kind === "TRENDING_TV_SHOWS")?.titles();
  expect(trending?.[0]?.id).toBe(results[12]?.id);
  expect(trending?.[1]?.id).toBe(results[0]?.id);
});

test("trending titles of the country's language come first, others fill up", async () => {
  const shown = async (country: string) => {
    const { featured, rows } = await home(country);
    const shows = rows.find(({ kind }) => kind === "TRENDING_TV_SHOWS")?.titles;
    return { movies: featured ?? [], shows: shows ?? [] };
  };
  const everywhere = await shown("US");
  const languages = (titles: readonly Shown[]) =>
    titles.map(({ originalLanguage }) => originalLanguage?.code);
  const names = (titles: readonly Shown[]) => titles.map(({ name }) => name);

  // One of the trending movies is French, three of the shows are Japanese; none is in front elsewhere.
  const inFrance = await shown("FR");
  expect(languages(inFrance.movies)).toEqual(["fr", "en", "en", "en", "en"]);
  expect(languages(everywhere.movies)[0]).toBe("en");
  const inJapan = await shown("JP");
  expect(languages(inJapan.shows).slice(0, 4)).toEqual(["ja", "ja", "ja", "ko"]);
  expect(languages(everywhere.shows).slice(0, 3)).not.toContain("ja");

  // The others keep their order, and fill up.
  expect(names(inJapan.movies)).toEqual(names(everywhere.movies));
  expect(inJapan.shows).toHaveLength(10);
  const others = names(inJapan.shows).slice(3);
  expect(names(everywhere.shows).filter((name) => others.includes(name))).toEqual(others);
});

test("Just Released and Upcoming are the months around the reference date", async () => {
  const { rows } = await home(null);
  const [released, upcoming] = ["JUST_RELEASED", "UPCOMING_MOVIES"].map((kind) =>
    rows.find((row) => row.kind === kind),
  );
  expect(released?.discover).toMatchObject({
    sort: "RELEASE_DATE_DESC",
    region: null,
    releasedFrom: "2024-09-29",
    releasedTo: "2025-03-29",
  });
  expect(upcoming?.discover).toMatchObject({
    sort: "RELEASE_DATE_ASC",
    releasedFrom: "2025-03-29",
    releasedTo: "2026-03-29",
  });
  const dates = released?.titles?.map(({ releaseDate }) => releaseDate ?? "") ?? [];
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const date of dates) expect(date >= "2024-09-29" && date <= "2025-03-29").toBe(true);
  const coming = upcoming?.titles?.map(({ releaseDate }) => releaseDate ?? "") ?? [];
  expect(coming).toEqual(coming.toSorted());
});

test("six genres have a picture each, no two the same", async () => {
  const { genreTiles } = await home("US");
  expect(genreTiles.map(({ genre }) => genre.name)).toEqual([
    "Action",
    "Adventure",
    "Animation",
    "Comedy",
    "Crime",
    "Documentary",
  ]);
  const pictures = genreTiles.flatMap(({ backdrop }) => backdrop?.path ?? []);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictures.length).toBeGreaterThanOrEqual(4);
});

test("the page costs at most one call for each list, and none when cached", async () => {
  expect(await graphql.callsDuring(() => home("KR"))).toBeLessThanOrEqual(7);
  expect(await graphql.callsDuring(() => home("KR"))).toBe(0);
});

test("a list that fails is null, and the others are there", async () => {
  graphql.sample.setFaults([{ kind: "server-error", path: "^/3/discover/" }]);
  const { rows } = await home("TR");
  expect(rows.map(({ kind, titles }) => [kind, titles === null])).toEqual([
    ["LOCAL_MOVIES", true],
    ["LOCAL_TV_SHOWS", true],
    ["POPULAR_MOVIES", false],
    ["TRENDING_TV_SHOWS", false],
    ["JUST_RELEASED", true],
    ["UPCOMING_MOVIES", true],
  ]);
});
