import type { FastifyRequest } from "fastify";

/** The posts that have a limit of their own; the two ways to make one share it. */
export type LimitedPost = "rating" | "contact";

/** What stands between the world and everything that stores something. */
export interface PostGuard {
  /** Counts a post of the request's address. How many seconds to wait when it is one too many; null when not. */
  limit(post: LimitedPost, request: FastifyRequest): Promise<number | null>;
  /** Whether a page of another site sent the request. Programs, which send no `Origin`, are no page. */
  isFromForeignPage(request: FastifyRequest): boolean;
}
