import { AppError, badUserInput, isUnavailable } from "../../errors.ts";
import type {
  QueryResolvers,
  ResolversParentTypes,
  TitleReference,
} from "../../generated/resolvers.ts";
import { checkLength, MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import { isNamed } from "../../domain/search/search.ts";
import type { Title } from "../../domain/titles/title.ts";
import type { Domain } from "../../domain.ts";

type Problem = ResolversParentTypes["TitleProblem"];
type Lookup = Pick<Domain, "titles" | "search">;

/** `Query.titles`: one result for each reference, in order. */
export const titles: NonNullable<QueryResolvers["titles"]> = (
  _,
  { references },
  { titles, search },
) => {
  if (references.length === 0) throw badUserInput("Invalid references: give at least one.");
  checkLength(references, MAX_LENGTHS.references, "references");
  return references.map((reference) => result(reference, { titles, search }));
};

/** A title, or why there is none: one bad reference does not fail the others. */
async function result(reference: TitleReference, domain: Lookup): Promise<Title | Problem> {
  try {
    return (await lookUp(reference, domain)) ?? notFound(reference);
  } catch (error) {
    return problemOf(error);
  }
}

const problem = (
  code: Problem["code"],
  message: string,
  candidates: readonly Title[] = [],
): Problem => ({ code, message, candidates });

/** The film database has no title for a reference: it may have had the one that a number names. */
function notFound({ movieId, tvShowId }: TitleReference): Problem {
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
function problemOf(error: unknown): Problem {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "BAD_USER_INPUT") return problem("INVALID_REFERENCE", error.message);
  if (isUnavailable(error)) return problem("FILM_DATABASE_UNAVAILABLE", error.message);
  throw error;
}

async function lookUp(
  { movieId, tvShowId, imdbId, wikidataId, named }: TitleReference,
  { titles, search }: Lookup,
): Promise<Title | Problem | null> {
  if (movieId != null) return titles.details("movie", movieId, "movieId");
  if (tvShowId != null) return titles.details("tv", tvShowId, "tvShowId");
  if (named != null) {
    const { name, year = null, type = null } = named;
    const candidates = await search.named({ name, year, type });
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
