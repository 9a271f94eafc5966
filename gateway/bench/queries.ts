/** What a page of titles requests: twenty movies with genres and offers. */
export const LIST_QUERY = /* GraphQL */ `
  query List($country: CountryCode!) {
    popular(type: MOVIE) {
      pageInfo {
        totalPages
      }
      results {
        id
        name
        year
        overview
        voteAverage
        poster {
          srcset
        }
        genres {
          name
        }
        availability(country: $country) {
          status
          offers {
            kind
            provider {
              id
              name
            }
            url
          }
        }
      }
    }
  }
`;

/** The same list of a page by its number. */
export const LIST_PAGE_QUERY = LIST_QUERY.replace(
  "query List($country: CountryCode!)",
  "query List($country: CountryCode!, $page: Int!)",
).replace("popular(type: MOVIE)", "popular(type: MOVIE, page: $page)");

/**
 * Most of what the page of a title shows, all of it from the film database: neither its rating nor since when an offer is
 * known.
 */
export const TITLE_QUERY = /* GraphQL */ `
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

/** The same with what is read from the store of ratings and changes, as the web app requests it. */
export const RATED_TITLE_QUERY = TITLE_QUERY.replace(
  "voteCount",
  "voteCount rating { average count }",
).replace("linkKind", "linkKind firstSeen");
