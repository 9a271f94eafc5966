import { StoreUnavailableError } from "../../stores/store-unavailable.ts";
import type { QueryResolvers } from "../../generated/resolvers.ts";
import type { GraphQLContext } from "../context.ts";
import type { RatingSummaryParent, TitleParent } from "../parents.ts";
import { titleTypeOf } from "../title-type.ts";
import { checkId } from "../validation.ts";

/** A title's ratings, nulls while the store is away: the rest of the page has its own sources. */
export async function ratingOf(
  parent: TitleParent,
  context: GraphQLContext,
): Promise<RatingSummaryParent> {
  const type = parent.__typename === "Movie" ? "movie" : "tv";
  try {
    return await context.loaders.ratingTotals.load({ type, id: parent.record.id });
  } catch (error) {
    if (error instanceof StoreUnavailableError) return { average: null, count: null };
    throw error;
  }
}

/** This session's stars; an error with code STORE_UNAVAILABLE while the store is away. */
export const sessionRating: NonNullable<QueryResolvers["sessionRating"]> = (
  _,
  { title, sessionId },
  { services },
) =>
  services.ratings.sessionRating(
    { type: titleTypeOf(title.type), id: checkId(title.id, "title") },
    sessionId,
  );
