import * as z from "zod/mini";
import {
  sessionIdSchema,
  starsSchema,
  titleIdSchema,
  titleTypeSchema,
} from "@flickmap/schema/rating.ts";
import type { MutationResolvers } from "../../generated/resolvers.ts";
import { titleTypeOf } from "../title-type.ts";
import { invalid, store } from "./user-errors.ts";

/** `ratingSchema` under the names of GraphQL, so that complaints name the fields people sent. */
const inputSchema = z.object({
  title: z.object({ type: titleTypeSchema("title"), id: titleIdSchema("title") }),
  stars: starsSchema,
  sessionId: sessionIdSchema("sessionId"),
});

/** Stores a rating, or with 0 stars takes it back (decision 9). */
export const rateTitle: NonNullable<MutationResolvers["rateTitle"]> = async (
  _,
  { input },
  context,
) => {
  const title = { type: titleTypeOf(input.title.type), id: input.title.id };
  const parsed = inputSchema.safeParse({ ...input, title });
  if (!parsed.success) return { stars: null, rating: null, userErrors: invalid(parsed.error) };
  const { stars, sessionId } = parsed.data;
  const stored = await store(context, "rating", () =>
    context.services.ratings.rate({
      content_type: title.type,
      content_id: title.id,
      rating: stars,
      session_id: sessionId,
    }),
  );
  if ("userErrors" in stored) return { stars: null, rating: null, ...stored };
  return { stars: stars === 0 ? null : stars, rating: stored.outcome, userErrors: [] };
};
