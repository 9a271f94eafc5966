import { ratingSchema } from "@flickmap/schema/rating.ts";
import type { MutationResolvers } from "../../generated/resolvers.ts";
import { titleTypeOf } from "../title-type.ts";
import { invalid, store } from "./user-errors.ts";

/** The names of the fields of `/api` in GraphQL. */
const FIELDS: Readonly<Record<string, string>> = {
  content_id: "title",
  content_type: "title",
  rating: "stars",
  session_id: "sessionId",
};

/** Stores a rating, or with 0 stars takes it back (decision 9). */
export const rateTitle: NonNullable<MutationResolvers["rateTitle"]> = async (
  _,
  { input },
  context,
) => {
  const parsed = ratingSchema.safeParse({
    content_id: input.title.id,
    content_type: titleTypeOf(input.title.type),
    rating: input.stars,
    session_id: input.sessionId,
  });
  if (!parsed.success) {
    return {
      stars: null,
      rating: null,
      userErrors: invalid(parsed.error, (name) => FIELDS[name] ?? name),
    };
  }
  const rating = parsed.data;
  const stored = await store(context, "rating", () => context.services.ratings.rate(rating));
  if ("userErrors" in stored) return { stars: null, rating: null, ...stored };
  return {
    stars: rating.rating === 0 ? null : rating.rating,
    rating: stored.outcome,
    userErrors: [],
  };
};
