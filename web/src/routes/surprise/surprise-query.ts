import { minimumVotesOfBest } from "@flickmap/schema/minimum-votes.ts";
import { discoverFilter, readFilterSet } from "../../features/filters/filter-params.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";
import type { TitleType } from "../../generated/schema.ts";
import { pageQuery } from "../../lib/route.ts";
import { readType } from "../../lib/url/read-id.ts";
import { withParams } from "../../lib/url/with-params.ts";
import { SurpriseDocument, type SurpriseQuery } from "./Surprise.generated.ts";

/** A surprise is among the first hundred titles of its list, by popularity. */
const MAX_PAGE = 5;
/** What counts as well rated, of 10, where the visitor's filters do not say. */
const WELL_RATED = 7;
/** Picks are numbered up to here, and from 0 on again. */
const MAX_PICK = 999_999;

export interface SurpriseRequest {
  /** Which surprise it is: the same URL shows the same. */
  readonly pick: number;
  readonly type: TitleType;
  /** Whether the URL names the type; else it is a movie and a show by turns. */
  readonly isTyped: boolean;
  readonly set: FilterSet;
  /** Whether it is one of the visitor's My list, which the browser alone knows. */
  readonly ofList: boolean;
}

export const readSurprise = (search: URLSearchParams, today: string): SurpriseRequest => {
  const written = search.get("pick") ?? "";
  const pick = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  const typed = readType(search.get("type") ?? "");
  const type = typed ?? (pick % 2 === 0 ? "MOVIE" : "TV");
  return {
    pick,
    type,
    isTyped: typed !== null,
    set: readFilterSet(search, type, { today }),
    ofList: search.get("from") === "list",
  };
};

/** A number that looks like chance, and is the same for the same numbers: a hash by Thomas Mueller. */
const mix = (one: number, other = 0): number => {
  let mixed = Math.imul(one + 1, 0x9e_37_79_b1) ^ Math.imul(other + 1, 0x45_d9_f3_b);
  mixed = Math.imul((mixed >>> 16) ^ mixed, 0x45_d9_f3_b);
  mixed = Math.imul((mixed >>> 16) ^ mixed, 0x45_d9_f3_b);
  return ((mixed >>> 16) ^ mixed) >>> 0;
};

export const shuffle = <Title extends { readonly id: number }>(
  titles: readonly Title[],
  pick: number,
): readonly Title[] => titles.toSorted((one, other) => mix(pick, one.id) - mix(pick, other.id));

/** Well-rated titles that can be watched: on the services that the visitor has, else without paying for each. */
export const surpriseQuery = pageQuery(
  SurpriseDocument,
  ({ search, country, today, watchable }) => {
    if (country === null) return null;
    const { pick, type, set, ofList } = readSurprise(search, today);
    if (ofList) return null;
    const filter = discoverFilter(set, country);
    const isWatchable = watchable !== null || set.offerKinds.length > 0 || set.providers.length > 0;
    return {
      type,
      filter: {
        ...filter,
        // Who asks for worse ones, or says how good, is taken at their word.
        ...(filter.voteAverageMin == null &&
          set.rating.max >= WELL_RATED && { voteAverageMin: WELL_RATED }),
        voteCountMin: minimumVotesOfBest(set),
        ...(!isWatchable && { offerKinds: [...usualKinds] }),
      },
      ...watchable,
      page: 1 + (mix(pick) % MAX_PAGE),
    };
  },
);

/** The titles that a pick is made of, the first to be shown first. */
export const getCandidates = ({ first, other }: SurpriseQuery, pick: number) => {
  const found = other?.results.length ? other : first;
  return found && shuffle(found.results, pick);
};

/** The URL query of another pick; what else the URL says stays, but for the changes. */
export const withPick = (
  search: URLSearchParams,
  pick: number,
  changes: Readonly<Record<string, string | null>> = {},
): string => withParams(search, { pick: String(pick > MAX_PICK ? 0 : pick), ...changes });
