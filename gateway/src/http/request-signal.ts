import type { FastifyReply, FastifyRequest } from "fastify";
import { overloaded } from "../errors.ts";

/** The longest that a response may take, in milliseconds. */
const DEADLINE_MS = 15_000;

/**
 * The abort signal of a request: aborts when the client disconnects before its response is sent, or when the deadline
 * passes. The reason of the latter is an AppError OVERLOADED.
 */
export function requestSignal(
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
  // Each request that was sent ahead over the same connection listens.
  request.raw.socket.setMaxListeners(0).once("close", onClose);
  reply.raw.once("finish", () => {
    clearTimeout(deadline);
    request.raw.socket.off("close", onClose);
  });
  return controller.signal;
}
