import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyRequest } from "fastify";
import { overloaded } from "../errors.ts";
import { Freshness, type Priority, type RequestScope } from "../request-scope.ts";

/** The longest that a response may take, in milliseconds. */
const DEADLINE_MS = 15_000;

/** Aborts when a response has taken too long; the reason is an AppError OVERLOADED. */
export function requestDeadline(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(overloaded()), DEADLINE_MS).unref();
  return controller.signal;
}

/** The scope of a request whose response is not stored. */
export function requestScope(
  { client, id: requestId }: FastifyRequest,
  language: LanguageCode,
  priority: Priority = "visitor",
): RequestScope {
  const signal = requestDeadline();
  return { client, requestId, priority, signal, freshness: new Freshness(), language };
}
