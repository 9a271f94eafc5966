import type { CreditSort, TitleType } from "../../generated/schema.ts";
import { readPage } from "../../lib/url/page-param.ts";
import type { PersonQueryVariables } from "./PersonPage.generated.ts";

/** Which part of a filmography a URL names. */
export interface CreditsQuery {
  /** Null for movies and shows. */
  readonly type: TitleType | null;
  readonly sort: CreditSort;
}

/** Nonsense means everything, most popular first. */
export const readCreditsQuery = (search: URLSearchParams): CreditsQuery => {
  const type = search.get("type");
  return {
    type: type === "movie" ? "MOVIE" : type === "tv" ? "TV" : null,
    sort: search.get("sort") === "newest" ? "NEWEST" : "POPULARITY",
  };
};

/** What the keys of a URL should read; null for one that says nothing or what holds anyway. */
export const writeCreditsQuery = ({ type, sort }: CreditsQuery) => ({
  type: type === null ? null : type === "MOVIE" ? "movie" : "tv",
  sort: sort === "NEWEST" ? "newest" : null,
});

/** The variables of the query for a person's page. */
export const personVariables = (id: number, search: URLSearchParams): PersonQueryVariables => ({
  id,
  ...readCreditsQuery(search),
  page: readPage(search.get("page")),
});
