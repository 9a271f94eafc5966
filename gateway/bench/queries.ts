import { globSync, readFileSync } from "node:fs";
import { parse, print, separateOperations } from "graphql";

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

const LIST_PAGES = 15;
/** Countries that are requested in turn. */
export const COUNTRIES: readonly string[] =
  "US GB DE FR IT ES CA AU BR MX JP KR IN NL BE SE NO DK FI PL AT CH PT IE AR CL CO NZ ZA TR".split(
    " ",
  );
/** Variables of 450 lists, 15 pages in 30 countries: more than the gateway remembers at a time. */
export const LISTS: readonly string[] = Array.from(
  { length: LIST_PAGES },
  (_, index) => index + 1,
).flatMap((page) => COUNTRIES.map((country) => `"page":${page},"country":"${country}"`));

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

/** The same with what is read from the store: its rating, and since when each offer is known. */
export const RATED_TITLE_QUERY = TITLE_QUERY.replace(
  "voteCount",
  "voteCount rating { average count }",
).replace("linkKind", "linkKind firstSeen");

/** The query of a title's page as the web app has it, with all its fragments; it reads the store too. */
export function webTitleQuery(): string {
  const folder = new URL("../../web/src/", import.meta.url);
  const files = globSync("**/*.graphql", { cwd: folder });
  const all = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n");
  const document = separateOperations(parse(all))["Title"];
  if (document === undefined) throw new Error("the web app has no query Title");
  // A directive of its client, which removes it.
  return print(document).replaceAll(/ @offline\(as: \w+\)/gu, "");
}
