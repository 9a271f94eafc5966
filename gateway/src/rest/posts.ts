import type { FastifyInstance } from "fastify";
import { AppError, badUserInput } from "../errors.ts";
import { LIMITS } from "../limits.ts";
import type { LimitedPost, PostGuard } from "../post-guard.ts";

/** What a schema of the shared contract is to this file. */
interface Schema<Value> {
  safeParse(value: unknown):
    | { success: true; data: Value }
    | {
        success: false;
        error: { issues: readonly { message: string; code?: string | undefined }[] };
      };
}

/** One call that stores something. */
export interface PostRoute<Body> {
  readonly path: string;
  readonly limit: LimitedPost;
  readonly schema: Schema<Body>;
  /** Stores it and gives the answer. */
  readonly handle: (body: Body) => Promise<object>;
}

/**
 * Adds a call that stores something. Before it is handled it has passed, in this order: the page it
 * comes from (403), the limit of its address (429), the type and size of its body (415, 413) and
 * the body's schema (400, with the schema's first message). A refused one stores nothing.
 */
export function addPost<Body>(
  app: FastifyInstance,
  guard: PostGuard,
  route: PostRoute<Body>,
): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (guard.isFromForeignPage(request)) {
        throw new AppError("FORBIDDEN", "Only this site's own pages can do that.");
      }
      const retryAfterSeconds = await guard.limit(route.limit, request);
      if (retryAfterSeconds !== null) {
        throw new AppError("RATE_LIMITED", "Too many requests. Please try again later.", {
          retryAfterSeconds,
        });
      }
    });
    scope.post(route.path, { bodyLimit: LIMITS.http.bodyBytes }, (request) =>
      route.handle(parse(route.schema, request.body)),
    );
  });
}

function parse<Body>(schema: Schema<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const known = issue !== undefined && issue.code !== "unrecognized_keys";
  throw badUserInput(known ? issue.message : "Invalid body");
}
