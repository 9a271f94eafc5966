import { type ChildProcessByStdio, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { RatingLedger } from "./rating-ledger.ts";

/** A process that stores ratings of movie 603, and enters what it sends and what is acknowledged into a ledger. */
export interface Writer {
  /** Resolves when two were acknowledged, since the first can take until the store is reached. */
  readonly underWay: Promise<unknown>;
  /** Kills the process with SIGKILL, and resolves when it is gone and all it said was heard. */
  kill(): Promise<void>;
}

type Child = ChildProcessByStdio<null, Readable, null>;

/** How many ratings are under way at a time. */
export const AT_ONCE = 10;

/** What a writer's nth session gives one after the other: some change their rating, some take it back. */
export function starsInTurn(n: number): readonly number[] {
  const first = (n % 5) + 1;
  return [[first], [first, 6 - first], [first, 0], [first, 0, first]][n % 4] ?? [];
}

function run(script: string, args: string[], env: Record<string, string>): Child {
  return spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
}

/** A promise that resolves when two ratings were counted, or with `resolve`. */
function awaitAcknowledged() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let acknowledged = 0;
  const count = () => {
    acknowledged += 1;
    if (acknowledged === 2) resolve();
  };
  return { promise, resolve, count };
}

async function killChild(child: Child): Promise<void> {
  const exited = once(child, "exit");
  if (!child.kill("SIGKILL")) throw new Error("The writer ended before it was killed");
  await exited;
}

/** Starts a process that writes to a store by itself: a SQLite file or a MongoDB address. */
export async function startStoreWriter(target: string, ledger: RatingLedger): Promise<Writer> {
  const child = run("rating-writer.ts", [target], {});
  const lines = createInterface(child.stdout);
  const underWay = awaitAcknowledged();
  lines.on("line", (line) => {
    // A line that the kill cut short tells of nothing.
    const [, word, session = "", stars] = /^(sent|stored) (\S{36}) ([0-5])$/.exec(line) ?? [];
    if (word === "sent") ledger.sent(session, Number(stars));
    if (word === "stored") {
      ledger.acknowledge(session, Number(stars));
      underWay.count();
    }
  });
  const heardAll = once(lines, "close");
  void heardAll.then(() => underWay.resolve());
  return {
    underWay: underWay.promise,
    kill: async () => {
      await killChild(child);
      await heardAll;
    },
  };
}

/** Starts a gateway with the given settings and posts ratings to it, ten at a time. */
export async function startGatewayWriter(
  environment: Record<string, string>,
  ledger: RatingLedger,
): Promise<Writer> {
  const child = run("../src/main.ts", [], {
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "info",
    CATALOGUE: "off",
    RATINGS_PER_MINUTE: "100000",
    REQUESTS_PER_MINUTE: "1000000",
    ...environment,
  });
  const address = await addressOf(child);
  const underWay = awaitAcknowledged();
  const rate = async (session_id: string, rating: number) => {
    ledger.sent(session_id, rating);
    const answer = await fetch(`${address}/api/ratings`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content_id: 603, content_type: "movie", rating, session_id }),
    });
    // The answer counts once it is here whole.
    const { totalCount } = (await answer.json()) as { totalCount?: number };
    if (!answer.ok || totalCount === undefined) throw new Error(`refused with ${answer.status}`);
    ledger.acknowledge(session_id, rating);
    underWay.count();
  };
  const rateUntilKilled = async () => {
    for (let n = 0; ; n += 1) {
      const session = randomUUID();
      for (const stars of starsInTurn(n)) await rate(session, stars);
    }
  };
  const stopped = Promise.allSettled(Array.from({ length: AT_ONCE }, rateUntilKilled));
  void stopped.then(() => underWay.resolve());
  return {
    underWay: underWay.promise,
    kill: async () => {
      await killChild(child);
      await stopped;
    },
  };
}

/** Where a gateway listens, read off its log. */
async function addressOf(gateway: Child): Promise<string> {
  for await (const line of createInterface(gateway.stdout)) {
    const entry: unknown = line.startsWith("{") ? JSON.parse(line) : null;
    if (entry === null || typeof entry !== "object" || !("address" in entry)) continue;
    gateway.stdout.resume();
    return String(entry.address);
  }
  throw new Error("The gateway ended before it listened");
}
