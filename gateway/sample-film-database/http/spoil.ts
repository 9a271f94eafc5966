import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, jsonAnswer, send } from "./answer.ts";
import { errorAnswer, internalError, overTheLimit } from "./api-error.ts";
import type { Fault } from "./faults.ts";

/**
 * Answers a request in the way a fault wants.
 *
 * @param answer what would have been sent
 */
export function spoil(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  fault: Fault,
): void {
  switch (fault.kind) {
    case "latency":
      return send(request, response, answer);
    case "hang":
      return; // Nothing is sent: the connection stays open until the client gives up.
    case "rate-limit":
      return send(
        request,
        response,
        errorAnswer(overTheLimit(), { "retry-after": String(fault.retryAfterSeconds ?? 1) }),
      );
    case "server-error":
      return send(request, response, errorAnswer(internalError()));
    case "cut-off":
      return cutOff(response, answer);
    case "wrong-schema":
      return send(request, response, jsonAnswer(200, { results: "none", id: "550", page: null }));
    case "redirect":
      response.writeHead(302, { location: fault.location ?? "https://film-database.invalid/3" });
      response.end();
  }
}

/** Promises the whole body, sends half of it and hangs up. */
function cutOff(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    "content-type": answer.contentType,
    "content-length": answer.body.length,
  });
  response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => {
    response.destroy();
  });
}
