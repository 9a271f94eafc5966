import * as z from "zod/mini";
import {
  sessionIdSchema,
  starsSchema,
  titleIdSchema,
  titleTypeSchema,
} from "@flickmap/schema/rating.ts";
import type { MutationResolvers } from "../../../generated/resolvers.ts";
import { requireTitle } from "../../../domain/ratings/title-ratings.ts";
import { invalid, store } from "./user-errors.ts";

/** `ratingSchema` under the names of GraphQL, so that errors name the fields that clients sent. */
const inputSchema = z.object({
  title: z.object({ type: titleTypeSchema("title"), id: titleIdSchema("title") }),
  stars: starsSchema,
  sessionId: sessionIdSchema("sessionId"),
});

export const rateTitle: NonNullable<MutationResolvers["rateTitle"]> = async (
  _,
  { input },
  context,
) => {
  const parsed = inputSchema.safeParse(input);
  if (!parsed.success) return { stars: null, rating: null, userErrors: invalid(parsed.error) };
  const { title, stars, sessionId } = parsed.data;
  const stored = await store(context, "rating", async () => {
    await requireTitle(context.titles, title, stars);
    return context.services.ratings.rate(title, sessionId, stars);
  });
  if ("userErrors" in stored) return { stars: null, rating: null, ...stored };
  return { stars: stars === 0 ? null : stars, rating: stored.outcome, userErrors: [] };
};
