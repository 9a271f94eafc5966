import type { Answer } from "../film-database/cache/answer.ts";
import type {
  MoviePageRecord,
  SearchPageRecord,
  TvPageRecord,
} from "../film-database/records/title.ts";
import type { TitlePageParent, TitleParent } from "./parents.ts";
import { movieOfSummary, titleOfFound, tvShowOfSummary } from "./titles.ts";

export function moviePage(answer: Answer<MoviePageRecord>): TitlePageParent {
  return page(
    answer,
    answer.value.results.map((movie) => movieOfSummary(movie, answer)),
  );
}

export function tvShowPage(answer: Answer<TvPageRecord>): TitlePageParent {
  return page(
    answer,
    answer.value.results.map((show) => tvShowOfSummary(show, answer)),
  );
}

/**
 * A page of movies and shows, persons left out. Where it is the only page, they are left out of the total
 * too (decision 16); over several pages the film database does not say how many they are.
 */
export function foundPage(answer: Answer<SearchPageRecord>): TitlePageParent {
  const { page: number, total_pages: pages, results } = answer.value;
  const found = page(
    answer,
    results.map((title) => titleOfFound(title, answer)),
  );
  return number === 1 && pages <= 1 ? { ...found, totalResults: results.length } : found;
}

function page(
  { value, ...age }: Answer<MoviePageRecord | TvPageRecord | SearchPageRecord>,
  results: readonly TitleParent[],
): TitlePageParent {
  return {
    results,
    page: value.page,
    totalPages: value.total_pages,
    totalResults: value.total_results,
    age,
  };
}
