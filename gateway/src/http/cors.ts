import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Headers of an answer that pages of other sites may read. */
const EXPOSED = [
  "age",
  "etag",
  "flickmap-source",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
  "x-request-id",
];
const PREFLIGHT_SECONDS = 86_400;

/** What any page may read: both APIs, and the artwork that the sample's answers name. */
const OPEN = /^\/(?:api|graphql|sample-images)(?:[/?]|$)/u;
/** The calls that store something: only the product's own pages make them, and those need no permission. */
const POSTS = /^\/api\/(?:ratings|contact)\/?(?:\?|$)/u;

/**
 * Lets pages of every origin read `/api` and the sample's artwork and ask `/graphql`, without credentials. What stores
 * something is refused to other sites where it is handled.
 */
export async function addCors(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    delegator: (request: FastifyRequest, done) => {
      const open = OPEN.test(request.url) && !POSTS.test(request.url);
      done(null, {
        origin: open ? "*" : false,
        methods: request.url.startsWith("/graphql") ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"],
        exposedHeaders: EXPOSED,
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
}
