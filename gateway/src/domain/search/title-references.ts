import type { Domain } from "../../domain.ts";
import { AppError, badUserInput, isUnavailable } from "../../errors.ts";
import type { TitleKey, TitleType } from "../../film-database/records/title.ts";
import { checkLength, MAX_LENGTHS } from "../titles/bounds.ts";
import type { Title } from "../titles/title.ts";
import { isNamed } from "./search.ts";

/** What names a title: one of these. */
interface TitleReference {
  readonly movieId?: number | null;
  readonly tvShowId?: number | null;
  readonly imdbId?: string | null;
  readonly wikidataId?: string | null;
  readonly named?: {
    readonly name: string;
    readonly year?: number | null;
    readonly type?: TitleType | null;
  } | null;
}

/** Why there is no title for a reference. */
interface TitleProblem {
  readonly code: "NOT_FOUND" | "AMBIGUOUS" | "INVALID_REFERENCE" | "FILM_DATABASE_UNAVAILABLE";
  readonly message: string;
  /** The titles that the reference may mean. */
  readonly candidates: readonly Title[];
  /** What a number named that the film database has no more. */
  readonly formerTitle?: TitleKey | null;
}

/** One result for each reference, in order: a bad one does not fail the others. */
export function findReferenced(
  references: readonly TitleReference[],
  domain: Domain,
): readonly Promise<Title | TitleProblem>[] {
  if (references.length === 0) throw badUserInput("Invalid references: give at least one.");
  checkLength(references, MAX_LENGTHS.references, "references");
  return references.map(async (reference) => {
    try {
      return (await lookUp(reference, domain)) ?? notFound(reference);
    } catch (error) {
      return problemOf(error);
    }
  });
}

const problem = (
  code: TitleProblem["code"],
  message: string,
  candidates: readonly Title[] = [],
): TitleProblem => ({ code, message, candidates });

/** The film database has no title for a reference: it may have had the one that a number names. */
function notFound({ movieId, tvShowId }: TitleReference): TitleProblem {
  const formerTitle =
    movieId != null
      ? ({ type: "movie", id: movieId } as const)
      : tvShowId != null
        ? ({ type: "tv", id: tvShowId } as const)
        : null;
  return { ...problem("NOT_FOUND", "The film database has no such title."), formerTitle };
}

const AMBIGUOUS =
  "Not one title alone has exactly this name: give the year or the type, or choose one of the candidates.";

/** @throws what is no problem of the one reference */
function problemOf(error: unknown): TitleProblem {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "BAD_USER_INPUT") return problem("INVALID_REFERENCE", error.message);
  if (isUnavailable(error)) return problem("FILM_DATABASE_UNAVAILABLE", error.message);
  throw error;
}

async function lookUp(
  { movieId, tvShowId, imdbId, wikidataId, named }: TitleReference,
  { titles, search }: Domain,
): Promise<Title | TitleProblem | null> {
  if (movieId != null) return titles.details("movie", movieId, "movieId");
  if (tvShowId != null) return titles.details("tv", tvShowId, "tvShowId");
  if (named != null) {
    const { name, year = null, type = null } = named;
    const candidates = await search().named({ name, year, type });
    const [title, ...others] = candidates;
    if (title === undefined) return null;
    return others.length === 0 && isNamed(title, name)
      ? title
      : problem("AMBIGUOUS", AMBIGUOUS, candidates);
  }
  return imdbId != null
    ? titles.byExternalId("imdb", imdbId)
    : titles.byExternalId("wikidata", wikidataId ?? "");
}
