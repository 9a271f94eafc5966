import type { FastifyReply, FastifyRequest } from "fastify";
import { overloaded } from "./errors.ts";

/** The longest that an answer may take, in milliseconds: longer, and nobody waits for it any more. */
const DEADLINE_MS = 15_000;

/**
 * Fires when nobody waits for the answer any more: the visitor went away before it was theirs, or
 * the time for it is over, which is an AppError OVERLOADED.
 */
export function goneAway(
  request: FastifyRequest,
  reply: FastifyReply,
  deadlineMs: number = DEADLINE_MS,
): AbortSignal {
  const controller = new AbortController();
  const deadline = setTimeout(() => controller.abort(overloaded()), deadlineMs);
  deadline.unref();
  const onClose = () => {
    clearTimeout(deadline);
    controller.abort();
  };
  request.raw.socket.once("close", onClose);
  reply.raw.once("finish", () => {
    clearTimeout(deadline);
    request.raw.socket.off("close", onClose);
  });
  return controller.signal;
}
