import type { FastifyReply, FastifyRequest } from "fastify";

/** Fires when the visitor goes away before the answer is theirs. */
export function goneAway(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once("close", onClose);
  reply.raw.once("finish", () => request.raw.socket.off("close", onClose));
  return controller.signal;

  function onClose() {
    controller.abort();
  }
}
