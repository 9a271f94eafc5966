import { assertObjectType } from "graphql";
import { createDomain } from "../../domain.ts";
import { detachedScope } from "../../request-scope.ts";
import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

const TITLE_PAGE = /* GraphQL */ `
  query TitlePage($id: Int!, $country: CountryCode!) {
    movie(id: $id) {
      id: tmdbId
      type
      name
      originalName
      slug
      overview
      year
      releaseDate
      runtime
      voteAverage
      voteCount
      poster {
        url
        srcset
      }
      backdrop {
        url
      }
      genres {
        id: tmdbId
        name
      }
      originalLanguage {
        name
      }
      spokenLanguages {
        name
      }
      productionCountries {
        code
        name
      }
      directors {
        name
      }
      cast {
        name
        character
        profile {
          url
        }
      }
      externalIds {
        imdb
        wikidata
      }
      availability(country: $country) {
        status
        countryCode
        country {
          name
          language {
            name
          }
        }
        link
        offers {
          kind
          url
          linkKind
          provider {
            id: tmdbId
            name
            logo {
              url
            }
            family {
              id
              name
            }
          }
        }
        freshness {
          source
          stale
          ageSeconds
        }
      }
      countriesWithOffers {
        code
        name
      }
      similar {
        id: tmdbId
        name
        slug
        genres {
          name
        }
      }
      freshness {
        fetchedAt
        ageSeconds
        stale
        source
      }
    }
  }
`;

test("a title page costs one call to the film database, and none when cached", async () => {
  const send = () => graphql.query(TITLE_PAGE, { id: 27205, country: "DE" });
  expect(await graphql.callsDuring(send)).toBe(1);
  expect(await graphql.callsDuring(send)).toBe(0);
  expect(
    await graphql.callsDuring(() => graphql.query(TITLE_PAGE, { id: 27205, country: "FR" })),
  ).toBe(0);
});

test("a movie answers with what its page shows", async () => {
  const { data, errors } = await graphql.query(TITLE_PAGE, { id: 550, country: "US" });
  expect(errors).toEqual([]);
  expect(data["movie"]).toMatchObject({
    id: 550,
    type: "MOVIE",
    name: "Fight Club",
    slug: "fight-club",
    year: 1999,
    directors: [{ name: "David Fincher" }],
    genres: expect.arrayContaining([{ id: 18, name: "Drama" }]),
    externalIds: { imdb: "tt0137523" },
    availability: {
      status: "HAS_OFFERS",
      countryCode: "US",
      country: { language: { name: "English" } },
    },
    freshness: { source: "SAMPLE", stale: false },
  });
});

test("a title has a slug in each language, of which those that differ are told", async () => {
  const send = (language: string) =>
    graphql.query(
      `query @inContext(language: ${language}) { movie(id: 550) { slug slugs { language slug } } }`,
    );
  const inSlugs = (slugs: unknown) => expect.arrayContaining(slugs as unknown[]);
  expect((await send("EN")).data["movie"]).toEqual({
    slug: "fight-club",
    slugs: inSlugs([
      { language: "ES", slug: "el-club-de-la-lucha" },
      { language: "JA", slug: "" },
    ]),
  });
  expect((await send("ES")).data["movie"]).toEqual({
    slug: "el-club-de-la-lucha",
    slugs: inSlugs([
      { language: "EN", slug: "fight-club" },
      { language: "DE", slug: "fight-club" },
    ]),
  });
});

test("an unknown title is null, and that is remembered for a while", async () => {
  const send = () =>
    graphql.query("{ movie(id: 2000000000) { name } tvShow(id: 2000000000) { name } }");
  expect(await send()).toEqual({ data: { movie: null, tvShow: null }, errors: [] });
  expect(await graphql.callsDuring(send)).toBe(0);
});

test.each([0, -1])("the id %i is refused before anything is looked up", async (id) => {
  const send = () => graphql.query("query ($id: Int!) { movie(id: $id) { name } }", { id });
  expect((await send()).errors).toEqual([
    { code: "BAD_USER_INPUT", message: "Invalid id: it must be 1 to 2147483647." },
  ]);
  expect(await graphql.callsDuring(send)).toBe(0);
});

test("pictures have an address in each of the image host's sizes", async () => {
  const { data } = await graphql.query(
    `{ movie(id: 550) {
      poster { path small: url(size: W92) url large: url(size: W500) whole: url(size: ORIGINAL) srcset }
      backdrop { path url large: url(size: W1280) srcset }
    } }`,
  );
  const { poster, backdrop } = data["movie"] as Record<string, Record<string, string>>;
  const sizeOf = (address = "", path = "") => {
    expect(address.endsWith(path)).toBe(true);
    return /^\/images\/(\w+)\//u.exec(address)?.[1];
  };
  const sizes = ["small", "url", "large", "whole"].map((key) =>
    sizeOf(poster?.[key], poster?.["path"]),
  );
  expect(sizes).toEqual(["w92", "w342", "w500", "original"]);
  expect(sizeOf(backdrop?.["url"], backdrop?.["path"])).toBe("w780");
  expect(sizeOf(backdrop?.["large"], backdrop?.["path"])).toBe("w1280");
  expect(poster?.["srcset"]?.match(/ \d+w/g)).toEqual([
    " 92w",
    " 154w",
    " 185w",
    " 342w",
    " 500w",
    " 780w",
  ]);
  expect(backdrop?.["srcset"]?.match(/ \d+w/g)).toEqual([" 300w", " 780w", " 1280w"]);
});

test("ten titles like it are given", async () => {
  const { data } = await graphql.query("{ movie(id: 550) { similar { id } } }");
  expect((data["movie"] as { similar: unknown[] }).similar).toHaveLength(10);
});

test("a movie and a show of one number are told apart by their type", async () => {
  const { data, errors } = await graphql.query(/* GraphQL */ `
    {
      movie: title(type: MOVIE, id: 1398) {
        __typename
        name
        ... on Movie {
          runtime
        }
      }
      none: title(type: TV, id: 99999999) {
        name
      }
      show: title(type: TV, id: 1398) {
        __typename
        name
        ... on TvShow {
          seasonCount
        }
      }
    }
  `);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    movie: { __typename: "Movie", name: "Stalker", runtime: 162 },
    none: null,
    show: { __typename: "TvShow", name: "The Sopranos", seasonCount: 6 },
  });
});

test("a title's details come with the one call for it", async () => {
  const send = () =>
    graphql.query("{ title(type: MOVIE, id: 157336) { cast { name } similar { id } } }");
  expect(await graphql.callsDuring(send)).toBe(1);
});

test("a title has its age rating, trailer and release dates of a country, and its series", async () => {
  const query = /* GraphQL */ `
    {
      movie(id: 155) {
        certification(country: "DE")
        nowhere: certification(country: "AQ")
        trailer {
          site
          url
        }
        releaseDates(country: "DE") {
          theatrical
          digital
        }
        collection {
          name
        }
      }
      tvShow(id: 1396) {
        certification(country: "US")
        cast(first: 1) {
          name
          character
        }
      }
    }
  `;
  const send = () => graphql.query(query);
  const { data, errors } = await send();
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    movie: {
      certification: expect.stringMatching(/^\d+$/u),
      nowhere: null,
      trailer: { site: "YouTube", url: expect.stringMatching(/^https:\/\/www\.youtube\.com\//u) },
      releaseDates: { theatrical: expect.stringMatching(/^2008-/u), digital: null },
      collection: { name: "The Dark Knight Collection" },
    },
    tvShow: {
      certification: expect.stringMatching(/^TV-/u),
      cast: [{ name: "Bryan Cranston", character: "Walter White" }],
    },
  });
});

test("the movies of a series are one call more, in the order of their release", async () => {
  const { data, errors } = await graphql.query(
    "{ movie(id: 155) { collection { parts { name } } } }",
  );
  expect(errors).toEqual([]);
  expect(data["movie"]).toEqual({
    collection: { parts: [{ name: "Batman Begins" }, { name: "The Dark Knight" }] },
  });
});

test.each(["movie", "tv"] as const)(
  "every field of a %s has a resolver, or is in the domain",
  async (type) => {
    const { titles } = createDomain(graphql.services, detachedScope());
    const title = await titles.details(type, type === "movie" ? 550 : 1396);
    const fields = assertObjectType(
      graphql.schema.getType(type === "movie" ? "Movie" : "TvShow"),
    ).getFields();
    const missing = Object.values(fields).filter(
      ({ name, resolve }) => resolve === undefined && !Object.hasOwn(title ?? {}, name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  },
);
