import type { FastifyInstance } from "fastify";
import { ratingSchema } from "@flickmap/schema/rating.ts";
import type { PostGuard } from "../post-guard.ts";
import type { TitleRatings } from "../ratings/title-ratings.ts";
import type { RatingTotals } from "../stores/rating-store.ts";
import { addPost } from "./posts.ts";

/** Adds `POST /api/ratings` (specification section 7): its answer is the title's average with the rating counted. */
export function addRatings(app: FastifyInstance, ratings: TitleRatings, guard: PostGuard): void {
  addPost(app, guard, {
    path: "/api/ratings",
    limit: "rating",
    schema: ratingSchema,
    handle: async (rating) => averageOf(await ratings.rate(rating)),
  });
}

/** A title's totals as `/api` writes them: 0 where nobody rated. */
export function averageOf({ average, count }: RatingTotals) {
  return { averageRating: average ?? 0, totalCount: count };
}
