import type { FastifyInstance } from "fastify";
import { ratingSchema } from "@flickmap/schema/rating.ts";
import { AppError } from "../errors.ts";
import type { PostGuard } from "../post-guard.ts";
import type { TitleRatings } from "../ratings/title-ratings.ts";
import type { RatingTotals } from "../stores/rating-store.ts";
import { addPost } from "./posts.ts";
import { readRequest } from "./read-request.ts";
import { requests } from "./requests.ts";

/** How long a shared cache may keep an average, in seconds (specification section 7). */
const AVERAGE_MAX_AGE = 10;

/** Adds the three calls on ratings (specification section 7, decisions 9 to 11). */
export function addRatings(app: FastifyInstance, ratings: TitleRatings, guard: PostGuard): void {
  app.get("/api/ratings/:type/:id", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { params, query } = readRequest(requests.sessionRating, request);
    const rating = await ratings.sessionRating(params, query.sessionId);
    if (rating === null) throw new AppError("NOT_FOUND", "Rating not found");
    return { rating };
  });
  app.get("/api/ratings/average/:type/:id", async (request, reply) => {
    const [totals] = await ratings.totals([readRequest(requests.averageRating, request).params]);
    reply.header("cache-control", `public, max-age=${AVERAGE_MAX_AGE}`);
    return averageOf(totals);
  });
  addPost(app, guard, {
    path: "/api/ratings",
    limit: "rating",
    schema: ratingSchema,
    handle: async (rating) => averageOf(await ratings.rate(rating)),
  });
}

/** A title's totals as `/api` writes them: 0 where nobody rated. */
function averageOf(totals: RatingTotals | undefined) {
  return { averageRating: totals?.average ?? 0, totalCount: totals?.count ?? 0 };
}
