import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { interruption } from "./scale.ts";

/** What is sent, as the number of the request has it. */
export interface Shot {
  readonly path: string;
  /** A GraphQL operation to post; without one the path is read. */
  readonly body?: string;
}

/** A request without a good answer. */
export interface Failure {
  readonly what: string;
  /** When it was sent and when it ended, as `performance.now()` has it. */
  readonly sentAt: number;
  readonly endedAt: number;
}

/** What came of many requests. */
export interface Outcome {
  readonly sent: number;
  /** How often each status came, or which error: `200`, `503`, `503 of the proxy`, `ECONNREFUSED`… */
  readonly by: Readonly<Record<string, number>>;
  /** The first of those that were not good, in the order in which they ended. */
  readonly failures: readonly Failure[];
  /** The latency of good answers in milliseconds, in order. */
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/** The share of outcomes that are good answers. */
export function goodShare({ by, sent }: Outcome): number {
  return (by["200"] ?? 0) / sent;
}

/** @param part such as 0.99 */
export function percentile({ latencies }: Outcome, part: number): number {
  return Math.round(latencies[Math.floor(latencies.length * part)] ?? Number.NaN);
}

/** The outcomes as text, such as `200 × 1400, 503 × 12`. */
export function told({ by }: Outcome): string {
  return Object.entries(by)
    .map(([what, times]) => `${what} × ${times}`)
    .join(", ");
}

/** So many failures are told apart; the others are only counted. */
const MAX_FAILURES = 1000;
/** So many requests wait for answers at most: whoever sends them has bounds too. */
const MAX_WAITING = 5000;

/** Collects what comes of requests. */
function tally(address: string, agent: Agent | false) {
  const by: Record<string, number> = {};
  const latencies: number[] = [];
  const failures: Failure[] = [];
  let sent = 0;
  let waiting = 0;
  const shoot = async (shot: Shot) => {
    sent += 1;
    const begun = performance.now();
    waiting += 1;
    const what = await send(address, shot, agent);
    waiting -= 1;
    by[what] = (by[what] ?? 0) + 1;
    const endedAt = performance.now();
    if (what === "200") latencies.push(endedAt - begun);
    else if (failures.length < MAX_FAILURES) failures.push({ what, sentAt: begun, endedAt });
  };
  const outcome = (seconds: number): Outcome => ({
    sent,
    by,
    failures,
    latencies: latencies.toSorted((a, b) => a - b),
    seconds,
  });
  return { shoot, outcome, waiting: () => waiting };
}

/**
 * Sends so many requests a second whether or not answers come, as visitors do.
 *
 * @param options `fresh` opens a connection for each; `until` ends it early; what is sent in the first
 * `settlingSeconds` does not count
 */
export async function steadily(
  address: string,
  perSecond: number,
  seconds: number,
  shotAt: (n: number) => Shot,
  options: { fresh?: boolean; until?: AbortSignal; settlingSeconds?: number } = {},
): Promise<Outcome> {
  const agent = options.fresh === true ? false : new Agent({ keepAlive: true });
  const settling = options.settlingSeconds ?? 0;
  const before = tally(address, agent);
  const { shoot, outcome, waiting } = tally(address, agent);
  const begun = performance.now();
  const past = () => (performance.now() - begun) / 1000 - settling;
  const shots: Promise<void>[] = [];
  let n = 0;
  const isOver = () => options.until?.aborted === true || interruption.signal.aborted;
  while (past() < seconds && !isOver()) {
    const send = past() < 0 ? before.shoot : shoot;
    const due = (settling + Math.min(seconds, past())) * perSecond;
    for (; n < due; n += 1) {
      if (before.waiting() + waiting() < MAX_WAITING) shots.push(send(shotAt(n)));
    }
    await wait(5);
  }
  const lasted = past();
  await Promise.all(shots);
  if (agent) agent.destroy();
  return outcome(lasted);
}

/** Keeps so many requests under way, each following an answer: as much as can be served. */
export async function flatOut(
  address: string,
  atOnce: number,
  seconds: number,
  shotAt: (n: number) => Shot,
): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const { shoot, outcome } = tally(address, agent);
  const begun = performance.now();
  let n = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - begun < seconds * 1000) await shoot(shotAt(n++));
    }),
  );
  agent.destroy();
  return outcome((performance.now() - begun) / 1000);
}

/** Sends many requests at the same moment. */
export async function atOnce(address: string, shots: readonly Shot[]): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const { shoot, outcome } = tally(address, agent);
  const begun = performance.now();
  await Promise.all(shots.map(shoot));
  agent.destroy();
  return outcome((performance.now() - begun) / 1000);
}

/** @returns the status of an answer that came whole and tells of no error, else what went wrong */
function send(address: string, shot: Shot, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${address}${shot.path}`, {
      agent,
      method: shot.body === undefined ? "GET" : "POST",
      headers: shot.body === undefined ? {} : { "content-type": "application/json" },
    });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("error", (error: NodeJS.ErrnoException) => resolve(`cut ${error.code}`));
      response.on("end", () => {
        const failed = response.statusCode === 200 && text.includes('"errors":[');
        const { statusCode, headers } = response;
        // A gateway names the request in each response.
        const ofProxy = headers["server"] !== undefined && headers["x-request-id"] === undefined;
        resolve(failed ? "200 with errors" : `${statusCode}${ofProxy ? " of the proxy" : ""}`);
      });
    });
    sent.end(shot.body);
  });
}
