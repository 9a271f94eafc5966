import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, jsonAnswer, send } from "./answer.ts";
import { errorAnswer, internalError, overTheLimit } from "./api-error.ts";

/** Faults on demand: what goes wrong, for which requests, how often. */

type FaultKind =
  | "latency"
  | "hang"
  | "rate-limit"
  | "server-error"
  | "cut-off"
  | "wrong-schema"
  | "redirect";

export interface Fault {
  kind: FaultKind;
  /** A regular expression that the path, such as `/3/movie/550`, must match. Every path when left out. */
  path?: string;
  /** How many requests it strikes before it is spent. Endless when left out. */
  times?: number;
  /** `latency`: how long the answer is held back, in milliseconds. 1000 when left out. */
  delayMs?: number;
  /** `rate-limit`: the seconds in `Retry-After`. 1 when left out. */
  retryAfterSeconds?: number;
  /** `redirect`: the address to go to. A host that does not exist when left out. */
  location?: string;
}

/** Holds the faults that are switched on. */
export class Faults {
  #active: { fault: Fault; pattern: RegExp; left: number }[] = [];

  /** Replaces all faults. Throws where a path is not a regular expression. */
  set(wanted: readonly Fault[]): void {
    this.#active = wanted.map((fault) => ({
      fault,
      pattern: new RegExp(fault.path ?? ""),
      left: fault.times ?? Number.POSITIVE_INFINITY,
    }));
  }

  /** Decides what befalls a request for a path, perhaps a delay, perhaps a fault, and counts it. */
  strike(path: string): { delayMs: number; fault?: Fault } {
    let delayMs = 0;
    for (const entry of this.#active) {
      const { fault } = entry;
      if (entry.left <= 0 || !entry.pattern.test(path)) continue;
      entry.left--;
      if (fault.kind !== "latency") return { delayMs, fault };
      delayMs += fault.delayMs ?? 1000;
    }
    return { delayMs };
  }
}

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
