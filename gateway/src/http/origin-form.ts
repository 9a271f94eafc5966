import type { FastifyInstance } from "fastify";
import { badUserInput } from "../errors.ts";

/**
 * A request target in origin-form: a path that begins with a slash, and perhaps a query. Browsers leave characters
 * such as `{` and `|` as they are, and so does this; a `#`, which ends a URL for some parsers and not for others,
 * never belongs in a request.
 */
const ORIGIN_FORM = /^\/[^#\s\p{Cc}]*$/u;

/** Whether a request target is in origin-form; others are rejected. */
export function isOriginForm(target: string): boolean {
  return ORIGIN_FORM.test(target);
}

/**
 * Responds 400 to every request whose target is not in origin-form, such as `/graphql?a#b`, `http://host/api` or `*`:
 * two parsers that read it differently would otherwise make a cache key and a response that do not belong together.
 */
export function requireOriginForm(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _, done) => {
    done(isOriginForm(request.originalUrl) ? undefined : badUserInput("Invalid request target"));
  });
}
