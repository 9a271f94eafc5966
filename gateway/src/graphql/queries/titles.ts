import { AppError } from "../../errors.ts";
import type { QueryResolvers, TitleProblem, TitleReference } from "../../generated/resolvers.ts";
import type { GraphQLContext } from "../context.ts";
import type { TitleParent } from "../parents.ts";
import { movieOfDetails, movieOfSummary, tvShowOfDetails, tvShowOfSummary } from "../titles.ts";
import { checkId, checkLength } from "../validation.ts";
import { badUserInput } from "../../errors.ts";

const MAX_REFERENCES = 50;

export const titles: NonNullable<QueryResolvers["titles"]> = (_, { references }, context) => {
  if (references.length === 0) throw badUserInput("Invalid references: give at least one.");
  checkLength(references, MAX_REFERENCES, "references");
  return Promise.all(references.map((reference) => answer(reference, context)));
};

/** A title, or why not: one bad reference spoils no other. */
async function answer(
  reference: TitleReference,
  context: GraphQLContext,
): Promise<TitleParent | (TitleProblem & { __typename: "TitleProblem" })> {
  try {
    return (
      (await lookUp(reference, context)) ??
      problem("NOT_FOUND", "The film database has no such title.")
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "BAD_USER_INPUT") return problem("INVALID_REFERENCE", error.message);
    if (error.status === 503) return problem("FILM_DATABASE_UNAVAILABLE", error.message);
    throw error;
  }
}

async function lookUp(
  { movieId, tvShowId, imdbId, wikidataId }: TitleReference,
  { loaders, filmDatabase }: GraphQLContext,
): Promise<TitleParent | null> {
  if (movieId != null) return movieOfDetails(await loaders.movie.load(checkId(movieId, "movieId")));
  if (tvShowId != null) {
    return tvShowOfDetails(await loaders.tvShow.load(checkId(tvShowId, "tvShowId")));
  }
  const found =
    imdbId != null
      ? await filmDatabase.findByImdbId(checkForm(imdbId, /^tt\d{7,10}$/, "imdbId"))
      : await filmDatabase.findByWikidataId(
          checkForm(wikidataId ?? "", /^Q[1-9]\d{0,11}$/, "wikidataId"),
        );
  const [movie] = found.value.movie_results;
  if (movie) return movieOfSummary(movie, found);
  const [show] = found.value.tv_results;
  return show ? tvShowOfSummary(show, found) : null;
}

function checkForm(id: string, form: RegExp, field: string): string {
  if (!form.test(id)) throw badUserInput(`Invalid ${field}.`);
  return id;
}

function problem(code: TitleProblem["code"], message: string) {
  return { __typename: "TitleProblem" as const, code, message };
}
