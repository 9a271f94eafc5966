import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { offerIds } from "@flickmap/sample-film-database/availability/availability.ts";
import { sampleTitles } from "@flickmap/sample-film-database/catalog/catalog.ts";
import type { Title } from "@flickmap/sample-film-database/catalog/title.ts";
import { addDays } from "@flickmap/sample-film-database/dates.ts";
import { SAMPLE_TODAY } from "@flickmap/sample-film-database/options.ts";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { openSqliteStores } from "../../src/stores/sqlite/sqlite-stores.ts";
import type { Stores } from "../../src/stores/stores.ts";

const HOUR = 3_600_000;
const FIRST_DAY = "2026-10-01";
/** After the last day nothing changes any more, and all that left is confirmed as gone. */
const SETTLING_DAYS = 2;

/** What came of a simulation. */
export interface Simulation {
  readonly kills: number;
  /** How many changes the sample made. */
  readonly made: number;
  /** Changes that the sample made and that were not published; `title country provider kind direction`. */
  readonly missed: readonly string[];
  /** Published changes that the sample did not make, or that were published before. */
  readonly wrong: readonly string[];
  /** Titles whose offers in the store are not those of the sample at the end. */
  readonly different: readonly string[];
}

/**
 * Lets two gateways observe a catalog for days of simulated time. At each simulated hour both are told what time it
 * is, and at those that `killAt` names one of them is killed a moment later and started again.
 *
 * @param store a SQLite file
 */
export async function simulateCatalog(
  store: string,
  options: {
    readonly days: number;
    readonly titles: number;
    readonly hours: readonly number[];
    readonly killAt: (hour: number, day: number) => boolean;
  },
): Promise<Simulation> {
  const { days } = options;
  const titles = pickTitles(options.titles);
  const sample = await startSampleFilmDatabase({ availabilityDay: FIRST_DAY });
  const stores = openSqliteStores(store);
  const start = () => startSimulatedGateway(store, sample.url);
  const gateways: SimulatedGateway[] = await Promise.all([start(), start()]);
  let kills = 0;
  try {
    await noteSpread(stores, titles, options.hours);
    for (let day = 0; day < days + SETTLING_DAYS; day += 1) {
      sample.setAvailabilityDay(addDays(FIRST_DAY, Math.min(day, days - 1)));
      for (const hour of options.hours) {
        const now = Date.parse(FIRST_DAY) + (day * 24 + hour) * HOUR;
        const running = Promise.all(gateways.map((gateway) => gateway.runAt(now)));
        if (day > 0 && options.killAt(hour, day)) {
          const [victim] = gateways.splice(Math.random() < 0.5 ? 0 : 1, 1);
          await wait(Math.random() * 60);
          await victim?.kill();
          kills += 1;
          gateways.push(await start());
        }
        await running;
      }
    }
    return { kills, ...(await compare(stores, titles, days)) };
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.kill()));
    await stores.close();
    await sample.close();
  }
}

/**
 * Adds the titles to the catalog so that some are due at each of the hours, and a kill has something to interrupt.
 */
async function noteSpread(
  { availability }: Stores,
  titles: readonly Title[],
  hours: readonly number[],
): Promise<void> {
  for (const [position, hour] of hours.entries()) {
    const due = titles.filter((_, index) => index % hours.length === position);
    await availability.note(
      due.map(({ kind, id }) => ({ type: kind, id })),
      Date.parse(FIRST_DAY) + hour * HOUR,
    );
  }
}

/** The titles with the most offers, which change the most. */
function pickTitles(count: number): Title[] {
  return sampleTitles(SAMPLE_TODAY)
    .filter(({ service, date }) => service === null && date < "2024-01-01")
    .sort((one, other) => other.voteCount - one.voteCount)
    .slice(0, count);
}

async function compare(stores: Stores, titles: readonly Title[], days: number) {
  await stores.availability.recover();
  const all = await stores.availability.changes({}, { since: 0, limit: 1_000_000 });
  const published = all.map(
    ({ title, country, provider, kind, change }) =>
      `${title.type}:${title.id} ${country} ${provider} ${kind} ${change}`,
  );
  const made = titles.flatMap((title) => changesOf(title, days));
  const different: string[] = [];
  for (const title of titles) {
    const found = await stores.availability.load({ type: title.kind, id: title.id });
    const stored = [...(found?.offers ?? [])].flatMap(([country, offers]) =>
      offers.map(({ provider, kind }) => `${country} ${provider} ${kind}`),
    );
    const last = offersOn(title, days - 1);
    if (stored.sort().join() !== [...last].sort().join()) different.push(title.title);
  }
  return {
    made: made.length,
    missed: without(made, published),
    wrong: without(published, made),
    different,
  };
}

/** What one list has more often than the other. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of other) counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

/** The changes that the sample made to a title, from the first day to the last. */
function changesOf(title: Title, days: number): string[] {
  const name = `${title.kind}:${title.id}`;
  const changes: string[] = [];
  for (let day = 1; day < days; day += 1) {
    const before = offersOn(title, day - 1);
    const after = offersOn(title, day);
    for (const offer of after) if (!before.has(offer)) changes.push(`${name} ${offer} ADDED`);
    for (const offer of before) if (!after.has(offer)) changes.push(`${name} ${offer} REMOVED`);
  }
  return changes;
}

/** A title's offers on a day, `country provider kind`. */
function offersOn(title: Title, day: number): Set<string> {
  const asOf = addDays(FIRST_DAY, day);
  return new Set(
    [...offerIds(title, { today: SAMPLE_TODAY, asOf })].flatMap(([country, offers]) =>
      offers.map(({ provider, kind }) => `${country} ${provider} ${kind}`),
    ),
  );
}

/** A process that observes a catalog, whose clock is set from outside. */
interface SimulatedGateway {
  /** Sets its clock and lets it observe what is due; resolves when it is through, or killed. */
  runAt(now: number): Promise<void>;
  /** Kills it with SIGKILL, and resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts one.
 *
 * @param store a SQLite file
 */
async function startSimulatedGateway(
  store: string,
  filmDatabase: string,
): Promise<SimulatedGateway> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "catalog-process.ts"), store, filmDatabase],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  // Writing to a killed process is no fault here.
  child.stdin.on("error", () => undefined);
  const exited = once(child, "exit");
  const lines = createInterface(child.stdout);
  await Promise.race([once(lines, "line"), exited]);
  return {
    async runAt(now) {
      const done = once(lines, "line");
      child.stdin.write(`${now}\n`);
      await Promise.race([done, exited]);
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
