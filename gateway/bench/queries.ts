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

/** What the page of a title requests. */
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
