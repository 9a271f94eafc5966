import { Keyv } from "keyv";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { offerIds } from "@flickmap/sample-film-database/availability/availability.ts";
import { sampleTitles } from "@flickmap/sample-film-database/catalog/catalog.ts";
import { addDays } from "@flickmap/sample-film-database/dates.ts";
import { SAMPLE_TODAY } from "@flickmap/sample-film-database/options.ts";
import type { Fault } from "@flickmap/sample-film-database/http/faults.ts";
import { atEnd } from "../../../test/at-end.ts";
import { startSample } from "../../../test/gateway-under-test.ts";
import { startHostileFilmDatabase } from "../../../test/hostile-film-database.ts";
import { update } from "../../../test/stores/observations.ts";
import { readConfig } from "../../config/config.ts";
import { FilmDatabaseCache } from "../../film-database/cache/film-database-cache.ts";
import { FilmDatabaseClient } from "../../film-database/client/client.ts";
import { FilmDatabase, type FilmDatabaseEffects } from "../../film-database/film-database.ts";
import { openSqliteStores } from "../../stores/sqlite/sqlite-stores.ts";
import type { Stores } from "../../stores/stores.ts";
import { Catalog, type CatalogParts, setSource } from "./catalog.ts";
import { WantedTitles } from "./wanted-titles.ts";

const HOUR = 3_600_000;
const FIGHT_CLUB = { type: "movie", id: 550 } as const;
const logger = pino({ level: "silent" });

let sample: Awaited<ReturnType<typeof startSample>>;
let stores: Stores;
let now: number;

beforeEach(async () => {
  sample = await startSample({ availabilityDay: "2026-11-01" });
  stores = openSqliteStores(":memory:");
  atEnd(() => stores.close());
  now = Date.parse("2026-11-01T01:00:00Z");
});

function filmDatabase(effects: FilmDatabaseEffects = {}, baseUrl = sample.url) {
  const limits = { ...readConfig({}).upstream, ratePerSecond: 1000, attemptTimeoutMs: 5000 };
  const credential = { kind: "token", token: "sample" } as const;
  return new FilmDatabase({
    source: "SAMPLE",
    client: new FilmDatabaseClient({ baseUrl, credential }, limits, logger),
    cache: new FilmDatabaseCache({ memoryBytes: 8_000_000, durable: new Keyv(), logger }),
    effects,
  });
}

function newCatalog(parts: Partial<CatalogParts> = {}): Catalog {
  const catalog = new Catalog({
    filmDatabase: filmDatabase(),
    store: stores.availability,
    logger,
    titles: 5000,
    ratePerSecond: 4000,
    withPopularTitles: false,
    now: () => now,
    ...parts,
  });
  atEnd(() => catalog.stop());
  return catalog;
}

test.each<Fault["kind"]>(["server-error", "wrong-schema"])(
  "an answer with the fault %s leads to no changes, and the title is observed again within two hours",
  async (kind) => {
    await stores.availability.note([FIGHT_CLUB], now);
    const catalog = newCatalog();
    await catalog.run();
    // A year later, when the title's offers have changed.
    sample.setAvailabilityDay("2027-11-01");
    sample.setFaults([{ kind }]);
    now += 25 * HOUR;
    await catalog.run();
    sample.setFaults([]);
    expect(await stores.availability.changes({}, { since: 0, limit: 1000 })).toEqual([]);
    // The circuit breaker takes some seconds to try again.
    const fresh = newCatalog();
    await catalog.stop();
    now += 2 * HOUR;
    await fresh.run();
    expect((await stores.availability.changeBounds())?.newest).toBeGreaterThan(0);
  },
);

test("the first pages of each country's popular lists belong to the catalog", async () => {
  const few = await startHostileFilmDatabase({ availabilityDay: "2026-11-01" });
  const results = ["US", "DE"].map((iso_3166_1) => ({ iso_3166_1, english_name: iso_3166_1 }));
  few.answers.set("3/watch/providers/regions", { results });
  const parts = {
    withPopularTitles: true,
    filmDatabase: filmDatabase({}, `${few.url}/3`),
  };
  await newCatalog(parts).run();
  const { known, observed, due } = await stores.availability.stats(now);
  expect(known).toBeGreaterThan(60);
  // The others come to services one day: an answer without offers is no observation yet.
  expect(observed).toBeGreaterThan(known / 2);
  expect(due).toBe(0);
  few.sample.resetRequestCount();
  now += HOUR;
  await newCatalog(parts).run();
  expect(few.sample.requestCount(/popular/)).toBe(0);
});

test("what visitors request and see in lists belongs to the catalog, background work does not", async () => {
  const onFailure = (error: unknown) => expect.fail(String(error));
  const store = stores.availability;
  const wanted = new WantedTitles({ store, onFailure, now: () => now });
  const database = filmDatabase({ onTitles: (titles) => wanted.note(titles) });
  await database.movie(550);
  await database.trending("tv", "week");
  await wanted.flush();
  expect((await store.stats(now)).known).toBe(21);
  await newCatalog({ filmDatabase: database }).run();
  await wanted.flush();
  expect((await store.stats(now)).known).toBe(21);
});

test("over days each change is published once, by two gateways of which one stops now and again", async () => {
  const [days, settling] = [4, 2];
  const titles = sampleTitles(SAMPLE_TODAY)
    .filter(({ service, date }) => service === null && date < "2024-01-01")
    .sort((one, other) => other.voteCount - one.voteCount)
    .slice(0, 20);
  const offersOn = (day: number) =>
    titles.flatMap((title) =>
      [...offerIds(title, addDays("2026-11-01", day))].flatMap(([country, offers]) =>
        offers.map(
          ({ provider, kind }) => `${title.kind} ${title.id} ${country} ${provider} ${kind}`,
        ),
      ),
    );
  const made: string[] = [];
  for (let day = 1; day < days; day += 1) {
    const [before, after] = [new Set(offersOn(day - 1)), new Set(offersOn(day))];
    for (const offer of after) if (!before.has(offer)) made.push(`${offer} ADDED`);
    for (const offer of before) if (!after.has(offer)) made.push(`${offer} REMOVED`);
  }
  const keys = titles.map(({ kind: type, id }) => ({ type, id }));
  await stores.availability.note(keys, now);
  let [stopping, other] = [newCatalog(), newCatalog()];
  for (let day = 0; day < days + settling; day += 1) {
    sample.setAvailabilityDay(addDays("2026-11-01", Math.min(day, days - 1)));
    for (const hour of [1, 13]) {
      now = Date.parse("2026-11-01") + (day * 24 + hour) * HOUR;
      const running = [stopping.run(), other.run()];
      if (hour === 1 && day % 2 === 1) {
        await stopping.stop();
        stopping = newCatalog();
        await stopping.run();
      }
      await Promise.all(running);
    }
  }
  const all = await stores.availability.changes({}, { since: 0, limit: 100_000 });
  const published = all.map(
    ({ title: { type, id }, country, provider, kind, change }) =>
      `${type} ${id} ${country} ${provider} ${kind} ${change}`,
  );
  expect(made.length).toBeGreaterThan(50);
  expect(published.sort()).toEqual(made.sort());
});

test("the sample takes no place of what was observed of TMDB", async () => {
  const store = stores.availability;
  const startOnSample = () => setSource({ filmDatabase: { source: "SAMPLE" }, store, logger });
  await store.setSource("TMDB");
  await startOnSample();
  await store.setSource("TMDB");
  await store.note([FIGHT_CLUB], now);
  await store.record(FIGHT_CLUB, update(0));
  await expect(startOnSample()).rejects.toThrow(/^What is stored was observed of TMDB/u);
  expect(await store.load(FIGHT_CLUB)).toMatchObject({ checkedAt: expect.any(Number) });
});
