import { type DiscoverFilter, filtersOffers } from "../../film-database/request-parameters.ts";
import { BOUNDS, checkIds, checkNumber, InvalidFieldError, MAX_LENGTHS } from "./bounds.ts";

/** @throws InvalidFieldError naming the first field that is out of its bounds */
export function checkDiscoverFilter(filter: DiscoverFilter): void {
  if (filter.originalLanguage != null && !/^[a-z]{2}$/.test(filter.originalLanguage)) {
    throw new InvalidFieldError("originalLanguage", "it must be an ISO 639-1 code such as de.");
  }
  checkIds(filter.genres, MAX_LENGTHS.genres, "genres");
  checkIds(filter.anyGenres, MAX_LENGTHS.genres, "anyGenres");
  if (filter.genres?.length && filter.anyGenres?.length) {
    throw new InvalidFieldError("anyGenres", "give either genres or anyGenres, not both.");
  }
  const providers = [...(filter.providers ?? []), ...(filter.allProviders ?? [])];
  checkIds(providers, MAX_LENGTHS.providers, "providers");
  checkIds(filter.withoutProviders, MAX_LENGTHS.providers, "withoutProviders");
  checkIds(filter.withoutGenres, MAX_LENGTHS.genres, "withoutGenres");
  checkIds(filter.keywords ?? filter.anyKeywords, MAX_LENGTHS.keywords, "keywords");
  checkIds(filter.people ?? filter.anyPeople, MAX_LENGTHS.people, "people");
  if (filter.certificationMax != null) {
    if (!CERTIFICATION.test(filter.certificationMax)) {
      throw new InvalidFieldError("certificationMax", "it must be an age rating such as PG-13.");
    }
    if (filter.certificationCountry == null && filter.region == null) {
      throw new InvalidFieldError(
        "certificationCountry",
        "it must say whose age rating it is, such as US.",
      );
    }
  }
  if (filter.year != null) checkNumber(filter.year, BOUNDS.year, "year");
  checkRange(filter, BOUNDS.vote, "voteAverageMin", "voteAverageMax");
  if (filter.voteCountMin != null) {
    checkNumber(filter.voteCountMin, BOUNDS.voteCount, "voteCountMin");
  }
  checkRange(filter, BOUNDS.runtime, "runtimeMin", "runtimeMax");
  checkOrder(filter.releasedFrom, filter.releasedTo, "releasedFrom");
  if (filtersOffers(filter) && filter.watchRegion == null && filter.region == null) {
    throw new InvalidFieldError(
      "region",
      "it must say in which country offers are looked up, such as DE.",
    );
  }
}

/** The certificates of all countries are as short as this. */
export const CERTIFICATION = /^[\p{L}\p{N}][\p{L}\p{N} +./-]{0,19}$/u;

type RangeField = "voteAverageMin" | "voteAverageMax" | "runtimeMin" | "runtimeMax";

function checkRange(
  filter: DiscoverFilter,
  bounds: { readonly min: number; readonly max: number },
  low: RangeField,
  high: RangeField,
): void {
  for (const field of [low, high]) {
    const value = filter[field];
    if (value != null) checkNumber(value, bounds, field);
  }
  checkOrder(filter[low], filter[high], low);
}

function checkOrder<Value extends number | string>(
  low: Value | null | undefined,
  high: Value | null | undefined,
  field: string,
): void {
  if (low != null && high != null && low > high) {
    throw new InvalidFieldError(field, "the lower bound is above the upper one.");
  }
}
