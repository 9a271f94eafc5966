import type { ServerResponse } from "node:http";
import { type Answer, jsonAnswer, send } from "./answer.ts";
import { errorAnswer, internalError, overTheLimit } from "./api-error.ts";

/** Faults on demand: what goes wrong, for which requests, how often. */

export interface Fault {
  kind:
    | "latency"
    | "hang"
    | "rate-limit"
    | "server-error"
    | "cut-off"
    | "wrong-schema"
    | "redirect";
  /** A regular expression that the path, such as `/3/movie/550`, must match. Every path when left out. */
  path?: string;
  /** How many requests it strikes before it is spent. Endless when left out. */
  times?: number;
  /** `latency`: how long the answer is held back, in milliseconds. */
  delayMs?: number;
  /** `rate-limit`: the seconds in `Retry-After`. 1 when left out. */
  retryAfterSeconds?: number;
  /** `redirect`: the address to go to. */
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
      delayMs += fault.delayMs ?? 0;
    }
    return { delayMs };
  }
}

/** Answers a request in the way a fault wants; `answer` is what would have been sent. */
export function spoil(response: ServerResponse, answer: Answer, fault: Fault): void {
  switch (fault.kind) {
    case "latency":
      return send(response, answer);
    case "hang":
      return; // Nothing is sent: the connection stays open until the client gives up.
    case "rate-limit": {
      const retryAfter = String(fault.retryAfterSeconds ?? 1);
      return send(response, errorAnswer(overTheLimit(), { "retry-after": retryAfter }));
    }
    case "server-error":
      return send(response, errorAnswer(internalError()));
    case "cut-off": {
      // Promises the whole body, sends half of it and hangs up.
      const { status, contentType, body } = answer;
      response.writeHead(status, { "content-type": contentType, "content-length": body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
      return;
    }
    case "wrong-schema":
      return send(response, jsonAnswer(200, { results: "none", id: "550", page: null }));
    case "redirect":
      response.writeHead(302, { location: fault.location });
      response.end();
  }
}
