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

/** A page of movies and shows, persons left out. */
export function foundPage(answer: Answer<SearchPageRecord>): TitlePageParent {
  return page(
    answer,
    answer.value.results.map((found) => titleOfFound(found, answer)),
  );
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
