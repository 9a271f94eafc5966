import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { newFolder } from "../at-end.ts";
import { mongoDbForSuite } from "../mongodb/for-suite.ts";
import { spawnGateway } from "../spawned-gateway.ts";

/** Enough to catch a store that acknowledges too early; LONG=1 kills for minutes. */
const KILLS = process.env["LONG"] ? 50 : 1;
const AT_ONCE = 10;
const mongoDb = await mongoDbForSuite();

/** What a session's rating may be: what was acknowledged last, and what was sent after that. */
type Ledger = Map<string, Set<number>>;

const LIMITS = { RATINGS_PER_MINUTE: "100000", REQUESTS_PER_MINUTE: "1000000" };
const start = (store: Record<string, string>) =>
  spawnGateway({ WARM_UP: "off", ...LIMITS, ...store });

/** Rates, changes and removes ratings until the gateway is gone; tells of each that was acknowledged. */
async function rateUntilKilled(address: string, ledger: Ledger, acknowledged: () => void) {
  for (let n = 0; ; n += 1) {
    const session_id = randomUUID();
    const first = (n % 5) + 1;
    for (const rating of [first, ...([[], [6 - first], [0], [0, first]][n % 4] ?? [])]) {
      ledger.set(session_id, (ledger.get(session_id) ?? new Set([0])).add(rating));
      const body = JSON.stringify({ content_id: 603, content_type: "movie", rating, session_id });
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${address}/api/ratings`, { method: "POST", headers, body });
      // The answer counts once it is here whole.
      await response.json();
      if (!response.ok) throw new Error(`refused with ${response.status}`);
      ledger.set(session_id, new Set([rating]));
      acknowledged();
    }
  }
}

async function killWhileRating(store: Record<string, string>) {
  const ledger: Ledger = new Map();
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const gateway = start(store);
    const address = await gateway.address();
    const underWay = Promise.withResolvers<void>();
    const rater = () =>
      rateUntilKilled(address, ledger, () => {
        acknowledged += 1;
        underWay.resolve();
      });
    const raters = Promise.allSettled(Array.from({ length: AT_ONCE }, rater));
    await Promise.race([underWay.promise, raters]);
    await wait(20 + Math.random() * 100);
    gateway.kill("SIGKILL");
    await Promise.all([gateway.ended(), raters]);
  }
  expect(acknowledged).toBeGreaterThan(0);
  const address = await start(store).address();
  const stars: number[] = [];
  for (const [session, possible] of ledger) {
    const response = await fetch(`${address}/api/ratings/movie/603?sessionId=${session}`);
    expect([200, 404]).toContain(response.status);
    const { rating = 0 } = await response.json();
    expect([...possible]).toContain(rating);
    if (rating > 0) stars.push(rating);
  }
  const average = await (await fetch(`${address}/api/ratings/average/movie/603`)).json();
  const mean = stars.reduce((sum, given) => sum + given, 0) / stars.length;
  expect(average.totalCount).toBe(stars.length);
  expect(average.averageRating).toBeCloseTo(mean, 1);
}

describe("a gateway killed while it stores ratings loses none that it acknowledged", () => {
  it("in SQLite", () => killWhileRating({ DATA_DIR: newFolder() }), 600_000);

  it.skipIf(mongoDb.server === null)(
    `in MongoDB (${mongoDb.label})`,
    () => killWhileRating({ MONGODB_URI: mongoDb.freshUri() }),
    600_000,
  );
});
