import type { FastifyReply } from "fastify";
import { overloaded } from "../errors.ts";

/** The longest that a response may take, in milliseconds. */
const DEADLINE_MS = 15_000;

/** Aborts when a response has taken too long; the reason is an AppError OVERLOADED. */
export function requestDeadline(deadlineMs: number = DEADLINE_MS): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(overloaded()), deadlineMs).unref();
  return controller.signal;
}

/** The abort signal of a request that is for one client: aborts when the client disconnects, too. */
export function requestSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const deadline = setTimeout(() => controller.abort(overloaded()), DEADLINE_MS).unref();
  reply.raw.once("close", () => {
    clearTimeout(deadline);
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
