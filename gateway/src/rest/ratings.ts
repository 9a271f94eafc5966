import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import {
  ratingSchema,
  sessionIdSchema,
  titleIdSchema,
  titleTypeSchema,
} from "@flickmap/schema/rating.ts";
import { AppError, badUserInput } from "../errors.ts";
import type { PostGuard } from "../post-guard.ts";
import type { TitleRatings } from "../ratings/title-ratings.ts";
import type { RatingTotals } from "../stores/rating-store.ts";
import type { TitleKey } from "../stores/title-key.ts";
import { addPost } from "./posts.ts";

/** How long a shared cache may keep an average, in seconds (specification section 7). */
const AVERAGE_MAX_AGE = 10;

const titleSchema = z.object({ type: titleTypeSchema("type"), id: titleIdSchema("id") });
const sessionSchema = z.object({ sessionId: sessionIdSchema("sessionId") });

/** Adds the three calls on ratings (specification section 7, decisions 9 to 11). */
export function addRatings(app: FastifyInstance, ratings: TitleRatings, guard: PostGuard): void {
  app.get("/api/ratings/:type/:id", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const title = readTitle(request.params);
    const session = sessionSchema.safeParse(request.query);
    if (!session.success) throw badUserInput("Invalid sessionId");
    const rating = await ratings.sessionRating(title, session.data.sessionId);
    if (rating === null) throw new AppError("NOT_FOUND", "Rating not found");
    return { rating };
  });
  app.get("/api/ratings/average/:type/:id", async (request, reply) => {
    const [totals] = await ratings.totals([readTitle(request.params)]);
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

/** The title that a path names. Plain digits alone are a number here: `1e3`, ` 603` and `0603` name none. */
function readTitle(params: unknown): TitleKey {
  const { type, id } = z.object({ type: z.string(), id: z.string() }).parse(params);
  const parsed = titleSchema.safeParse({ type, id: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null });
  if (parsed.success) return parsed.data;
  throw badUserInput(parsed.error.issues[0]?.message ?? "Invalid title");
}

/** A title's totals as `/api` writes them: 0 where nobody rated. */
function averageOf(totals: RatingTotals | undefined) {
  return { averageRating: totals?.average ?? 0, totalCount: totals?.count ?? 0 };
}
