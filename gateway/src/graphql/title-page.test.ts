import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../test/graphql-under-test.ts";

let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
});
afterAll(() => graphql.close());

const TITLE_PAGE = /* GraphQL */ `
  query TitlePage($id: Int!, $country: CountryCode!) {
    movie(id: $id) {
      id
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
        id
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
            id
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
        id
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

test("a title page costs one call to the film database, and none when seen again", async () => {
  const ask = () => graphql.query(TITLE_PAGE, { id: 27205, country: "DE" });
  expect(await graphql.callsDuring(ask)).toBe(1);
  expect(await graphql.callsDuring(ask)).toBe(0);
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

test("an unknown title is null, and that is remembered for a while", async () => {
  const ask = () =>
    graphql.query("{ movie(id: 2000000000) { name } tvShow(id: 2000000000) { name } }");
  expect(await ask()).toEqual({ data: { movie: null, tvShow: null }, errors: [] });
  expect(await graphql.callsDuring(ask)).toBe(0);
});

test.each([0, -1])("the id %i is refused before anything is asked", async (id) => {
  const ask = () => graphql.query("query ($id: Int!) { movie(id: $id) { name } }", { id });
  expect((await ask()).errors).toEqual([
    { code: "BAD_USER_INPUT", message: "Invalid id: it must be 1 to 2147483647." },
  ]);
  expect(await graphql.callsDuring(ask)).toBe(0);
});
