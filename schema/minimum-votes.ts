/** Votes that a title needs to stand among the best rated: one enthusiast's ten would come first else. */
const MIN_VOTES = 100;
/** The same where the filters leave few titles. */
const MIN_VOTES_NARROW = 20;

/** What narrows a list of the best rated titles. */
interface NarrowingFilter {
  readonly originalLanguage?: string | null | undefined;
  readonly year?: number | null | undefined;
  readonly releasedFrom?: string | null | undefined;
  readonly providers?: readonly number[] | null | undefined;
  readonly genres?: readonly number[] | null | undefined;
}

/** How many votes a title needs to be listed where the best rated come first: fewer where the filters are narrow. */
export function minimumVotesOfBest(filter: NarrowingFilter): number {
  const { originalLanguage, year, releasedFrom, providers, genres } = filter;
  const isNarrow =
    (originalLanguage != null && originalLanguage !== "en") ||
    year != null ||
    releasedFrom != null ||
    (providers?.length ?? 0) > 0 ||
    (genres?.length ?? 0) > 1;
  return isNarrow ? MIN_VOTES_NARROW : MIN_VOTES;
}
