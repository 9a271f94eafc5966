import { badUserInput } from "../errors.ts";
import type {
  DiscoverQuestion,
  DiscoverSort as FilmDatabaseSort,
} from "../film-database/questions.ts";
import type { DiscoverFilter, DiscoverSort } from "../generated/resolvers.ts";
import { monetizationTypes } from "./offer-kinds.ts";
import { checkId, checkLength, checkOrder, checkRange } from "./validation.ts";

const SORT: Record<DiscoverSort, FilmDatabaseSort> = {
  POPULARITY_DESC: "popularity.desc",
  POPULARITY_ASC: "popularity.asc",
  VOTE_AVERAGE_DESC: "vote_average.desc",
  VOTE_AVERAGE_ASC: "vote_average.asc",
  RELEASE_DATE_DESC: "release_date.desc",
  RELEASE_DATE_ASC: "release_date.asc",
};
const NAME_OF_SORT = new Map(
  Object.entries(SORT).map(([name, sort]) => [sort, name as DiscoverSort]),
);

/** An order as the schema names it. */
export function discoverSort(sort: FilmDatabaseSort): DiscoverSort {
  return NAME_OF_SORT.get(sort) ?? "POPULARITY_DESC";
}

/**
 * A discover filter, checked, as a question for the film database.
 *
 * @throws AppError BAD_USER_INPUT naming the field that cannot be meant
 */
export function discoverQuestion(
  filter: DiscoverFilter | null | undefined,
  sort: DiscoverSort,
  page: number,
): DiscoverQuestion {
  const given = filter ?? { includeAdult: false };
  check(given);
  return {
    sort: SORT[sort],
    page,
    region: given.region ?? undefined,
    originalLanguage: given.originalLanguage ?? undefined,
    genres: given.genres ?? undefined,
    year: given.year ?? undefined,
    releasedFrom: given.releasedFrom ?? undefined,
    releasedTo: given.releasedTo ?? undefined,
    voteAverageMin: given.voteAverageMin ?? undefined,
    voteAverageMax: given.voteAverageMax ?? undefined,
    runtimeMin: given.runtimeMin ?? undefined,
    runtimeMax: given.runtimeMax ?? undefined,
    originCountry: given.originCountry ?? undefined,
    includeAdult: given.includeAdult,
    providers: given.providers ?? undefined,
    offerKinds: given.offerKinds == null ? undefined : monetizationTypes(given.offerKinds),
  };
}

function check(filter: DiscoverFilter): void {
  const inRange = (
    value: number | null | undefined,
    least: number,
    most: number,
    field: string,
  ) => {
    if (value != null) checkRange(value, least, most, field);
  };
  if (filter.originalLanguage != null && !/^[a-z]{2}$/.test(filter.originalLanguage)) {
    throw badUserInput("Invalid originalLanguage: it must be an ISO 639-1 code such as de.");
  }
  for (const genre of checkLength(filter.genres ?? [], 20, "genres")) checkId(genre, "genres");
  for (const provider of checkLength(filter.providers ?? [], 50, "providers")) {
    checkId(provider, "providers");
  }
  inRange(filter.year, 1870, 2100, "year");
  inRange(filter.voteAverageMin, 0, 10, "voteAverageMin");
  inRange(filter.voteAverageMax, 0, 10, "voteAverageMax");
  inRange(filter.runtimeMin, 0, 10_000, "runtimeMin");
  inRange(filter.runtimeMax, 0, 10_000, "runtimeMax");
  checkOrder(filter.voteAverageMin, filter.voteAverageMax, "voteAverageMin");
  checkOrder(filter.runtimeMin, filter.runtimeMax, "runtimeMin");
  checkOrder(filter.releasedFrom, filter.releasedTo, "releasedFrom");
  if ((filter.providers?.length || filter.offerKinds?.length) && filter.region == null) {
    throw badUserInput("Invalid region: with providers or offerKinds, say in which country.");
  }
}
