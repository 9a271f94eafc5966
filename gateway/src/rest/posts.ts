import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { AppError, badUserInput, toPublicError } from "../errors.ts";
import type { LimitedPost, PostGuard } from "../post-guard.ts";

/** The largest body that a post may have, in bytes. */
export const POST_BODY_BYTES = 32 * 1024;

/** What a schema of the shared contract is to this file. */
interface Schema<Value> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Value }
    | { success: false; error: { issues: readonly { message: string; code?: string | undefined }[] } };
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
 * Adds a call that stores something. Before it is handled it has passed, in this order: the address
 * of the page it comes from (403), the limit of its address (429), the type and size of its body (415, 413) and the
 * body's schema (400, with the schema's first message). Every refusal is `{"message": "…"}`, and
 * nothing is stored.
 */
export function addPost<Body>(app: FastifyInstance, guard: PostGuard, route: PostRoute<Body>): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, message, retryAfterSeconds } = refusalOf(error, request);
      if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
      return reply.code(status).header("cache-control", "no-store").send({ message });
    });
    scope.addHook("onRequest", async (request) => {
      if (guard.isFromForeignPage(request)) {
        throw new AppError("FORBIDDEN", "Only this site's own pages can do that.");
      }
      const wait = await guard.limit(route.limit, request);
      if (wait !== null) {
        throw new AppError("RATE_LIMITED", "Too many requests. Please try again later.", {
          retryAfterSeconds: wait,
        });
      }
    });
    scope.post(route.path, { bodyLimit: POST_BODY_BYTES }, async (request, reply) => {
      const answer = await route.handle(parse(route.schema, request.body));
      return reply.header("cache-control", "no-store").send(answer);
    });
  });
}

function parse<Body>(schema: Schema<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badUserInput(issue?.code === "unrecognized_keys" ? "Invalid body" : (issue?.message ?? "Invalid body"));
}

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly retryAfterSeconds: number | null;
}

/** Messages for what Fastify refuses by itself. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: "Invalid body",
  413: "The body is too large",
  415: "The body must be application/json",
};

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  const own = REFUSALS[error.statusCode ?? 0];
  if (!(error instanceof AppError) && error.statusCode !== undefined && own !== undefined) {
    return { status: error.statusCode, message: own, retryAfterSeconds: null };
  }
  const refusal = toPublicError(error);
  if (refusal.status >= 500) request.log.error({ err: error }, "a post failed");
  return refusal;
}
