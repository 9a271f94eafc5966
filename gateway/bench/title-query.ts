import { compareWithBare } from "./bare.ts";

/** What the page of a title requests. */
const QUERY = /* GraphQL */ `
  query TitlePage($id: Int!, $country: CountryCode!) {
    movie(id: $id) {
      id
      name
      slug
      overview
      year
      releaseDate
      runtime
      voteAverage
      voteCount
      poster {
        srcset
      }
      backdrop {
        srcset
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
      directors {
        name
      }
      cast {
        name
        character
      }
      availability(country: $country) {
        status
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
          }
        }
        freshness {
          ageSeconds
          stale
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
        year
        voteAverage
        poster {
          srcset
        }
      }
    }
  }
`;

/** Prints how a warm title query, sent by POST, compares with a bare server. */
export async function run(): Promise<void> {
  const body = JSON.stringify({ query: QUERY, variables: { id: 550, country: "US" } });
  await compareWithBare("Title query, warm", (address) => ({
    url: `${address}/graphql`,
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  }));
}
