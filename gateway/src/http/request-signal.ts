import type { FastifyReply } from "fastify";
import { overloaded } from "../errors.ts";
import { whenOver } from "./response-end.ts";

/** The longest that a response may take, in milliseconds. */
const DEADLINE_MS = 15_000;

/**
 * The abort signal of a request: aborts when the client disconnects before its response is sent, or when the deadline
 * passes. The reason of the latter is an AppError OVERLOADED.
 */
export function requestSignal(reply: FastifyReply, deadlineMs: number = DEADLINE_MS): AbortSignal {
  const controller = new AbortController();
  const deadline = setTimeout(() => controller.abort(overloaded()), deadlineMs);
  deadline.unref();
  whenOver(reply.raw, () => {
    clearTimeout(deadline);
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
