import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL({ sample: { extraTitles: "byId" } });

interface Kinds {
  readonly kinds: readonly string[];
  readonly offers: readonly { readonly kind: string }[];
}

const AVAILABILITIES = /* GraphQL */ `
  query ($id: Int!, $countries: [CountryCode!]) {
    movie(id: $id) {
      availabilities(countries: $countries) {
        countryCode
        status
        country {
          name
        }
        kinds
        offers {
          kind
          linkKind
          url
          provider {
            name
          }
        }
        freshness {
          stale
        }
      }
    }
  }
`;

test("the four answers are told apart", async () => {
  const { data } = await graphql.query(AVAILABILITIES, { id: 550, countries: ["US", "AQ"] });
  expect(data["movie"]).toMatchObject({
    availabilities: [
      { countryCode: "US", status: "HAS_OFFERS", country: { name: "United States of America" } },
      {
        countryCode: "AQ",
        status: "COUNTRY_NOT_COVERED",
        country: null,
        kinds: null,
        offers: null,
      },
    ],
  });
  const [{ kinds, offers }] = (data["movie"] as { availabilities: [Kinds] }).availabilities;
  expect(kinds.length).toBeGreaterThan(1);
  expect(kinds).toEqual([...new Set(offers.map(({ kind }) => kind))]);
  const empty = await graphql.query(AVAILABILITIES, { id: 9_900_001, countries: ["US"] });
  expect(empty.data["movie"]).toMatchObject({
    availabilities: [{ status: "NONE_KNOWN", kinds: [], offers: [], freshness: { stale: false } }],
  });
});

test("a country without offers says where else the title can be streamed, and no other does", async () => {
  const ELSEWHERE = /* GraphQL */ `
    query Elsewhere($id: Int!, $countries: [CountryCode!]!) {
      movie(id: $id) {
        countriesWithOffers {
          code
        }
        availabilities(countries: $countries) {
          streamingElsewhere {
            code
          }
        }
      }
    }
  `;
  const streamed = await graphql.query(ELSEWHERE, { id: 550, countries: ["US", "AQ"] });
  const { countriesWithOffers } = streamed.data["movie"] as { countriesWithOffers: unknown[] };
  expect(countriesWithOffers.length).toBeGreaterThan(1);
  expect(streamed.data["movie"]).toMatchObject({
    availabilities: [{ streamingElsewhere: null }, { streamingElsewhere: countriesWithOffers }],
  });
  const nowhere = await graphql.query(ELSEWHERE, { id: 9_900_001, countries: ["US"] });
  expect(nowhere.data["movie"]).toMatchObject({ availabilities: [{ streamingElsewhere: [] }] });
});

test("a title of a list says that the film database is unavailable, and the list is complete", async () => {
  const LIST = /* GraphQL */ `
    {
      topRated(type: MOVIE) {
        results {
          name
          availability(country: "US") {
            status
            offers {
              kind
            }
            freshness {
              stale
            }
            streamingElsewhere {
              code
            }
          }
          countriesWithOffers {
            code
          }
        }
      }
    }
  `;
  const failing = await startGraphQL();
  failing.sample.setFaults([{ kind: "server-error", path: "^/3/movie/\\d+" }]);
  const { data, errors } = await failing.query(LIST);
  expect(errors).toEqual([]);
  const { results } = data["topRated"] as { results: unknown[] };
  expect(results).toHaveLength(20);
  expect(results.at(-1)).toMatchObject({
    availability: {
      status: "FILM_DATABASE_UNAVAILABLE",
      offers: null,
      freshness: null,
      streamingElsewhere: null,
    },
    countriesWithOffers: null,
  });
});

test("offers come by kind, each with a link that is a search for the title", async () => {
  // A movie with offers of every kind in one country.
  const { data } = await graphql.query(AVAILABILITIES, { id: 9_010_003, countries: ["DE"] });
  const { availabilities } = data["movie"] as {
    availabilities: [Kinds & { offers: { url: string; linkKind: string }[] }];
  };
  const [{ kinds, offers }] = availabilities;
  const inOrder = ["FLATRATE", "FREE", "ADS", "RENT", "BUY"];
  expect([...new Set(offers.map(({ kind }) => kind))]).toEqual(inOrder);
  expect(kinds).toEqual(inOrder);
  const places = offers.map(({ kind }) => inOrder.indexOf(kind));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const { url, linkKind } of offers) {
    expect(decodeURIComponent(url)).toContain("Andhadhun");
    expect(["SERVICE", "WEB_SEARCH"]).toContain(linkKind);
  }
});

test("a movie is answered for every country that is covered when none is named", async () => {
  const { data } = await graphql.query(AVAILABILITIES, { id: 550 });
  const { availabilities } = data["movie"] as { availabilities: { countryCode: string }[] };
  expect(availabilities.length).toBeGreaterThan(60);
  expect(availabilities.slice(0, 3).map((one) => one.countryCode)).toEqual(["US", "GB", "CA"]);
});

test("more than 50 countries at once are refused", async () => {
  const countries = Array.from({ length: 51 }, () => "US");
  const { errors } = await graphql.query(AVAILABILITIES, { id: 550, countries });
  expect(errors).toEqual([
    { code: "BAD_USER_INPUT", message: "Invalid countries: at most 50 are taken." },
  ]);
});

test("each season answers for itself", async () => {
  const { data, errors } = await graphql.query(/* GraphQL */ `
    {
      tvShow(id: 1396) {
        seasons(first: 10) {
          number
          name
          episodeCount
          availability(country: "US") {
            status
          }
        }
      }
    }
  `);
  expect(errors).toEqual([]);
  const { seasons } = data["tvShow"] as { seasons: { number: number }[] };
  expect(seasons.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(seasons[0]).toMatchObject({ availability: { status: expect.any(String) } });
});

test("a movie and a show with everything optional missing still answer", async () => {
  const { data, errors } = await graphql.query(/* GraphQL */ `
    {
      movie(id: 9900001) {
        name
        year
        releaseDate
        runtime
        overview
        poster {
          url
        }
        originalLanguage {
          name
        }
        genres {
          name
        }
        cast {
          name
        }
        directors {
          name
        }
        similar {
          name
        }
        externalIds {
          imdb
        }
        countriesWithOffers {
          code
        }
      }
      tvShow(id: 9900002) {
        name
        seasons(first: 10) {
          number
        }
        seasonCount
        creators {
          name
        }
        originCountries {
          code
        }
      }
    }
  `);
  expect(errors).toEqual([]);
  expect(data["movie"]).toMatchObject({ year: null, runtime: null, poster: null, cast: [] });
  expect(data["tvShow"]).toMatchObject({ seasons: [] });
});

test("a show gives as many seasons as requested", async () => {
  const { data, errors } = await graphql.query(
    "{ tvShow(id: 1396) { seasons(first: 2, from: 3) { number } } }",
  );
  expect(errors).toEqual([]);
  expect(data["tvShow"]).toEqual({ seasons: [{ number: 3 }, { number: 4 }] });
  const none = await graphql.query("{ tvShow(id: 1396) { seasons(first: 0) { number } } }");
  expect(none.errors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
});
