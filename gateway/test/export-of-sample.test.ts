import { join } from "node:path";
import { Keyv } from "keyv";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { offerIds } from "@flickmap/sample-film-database/availability/availability.ts";
import { sampleTitles } from "@flickmap/sample-film-database/catalog/catalog.ts";
import { SAMPLE_TODAY } from "@flickmap/sample-film-database/options.ts";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { Catalog } from "../src/domain/changes/catalog.ts";
import { readConfig } from "../src/config/config.ts";
import { FilmDatabaseCache } from "../src/film-database/cache/film-database-cache.ts";
import { FilmDatabaseClient } from "../src/film-database/client/client.ts";
import { FilmDatabase } from "../src/film-database/film-database.ts";
import { exportedLine } from "../src/api/rest/responses/changes.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const AS_OF = "2026-11-08";
const RATE = 1000;
/** A sixth of the sample, from the best known to the least. */
const titles = sampleTitles(SAMPLE_TODAY).filter((_, index) => index % 6 === 0);

let gateway: GatewayUnderTest;
let sample: SampleFilmDatabase;

beforeAll(async () => {
  gateway = await startGateway();
  sample = await startSampleFilmDatabase({ availabilityDay: AS_OF });
  const stores = openSqliteStores(join(gateway.dataDir, "flickmap.sqlite"));
  const logger = pino({ level: "silent" });
  const client = new FilmDatabaseClient(
    { baseUrl: sample.url, credential: { kind: "token", token: "sample" } },
    { ...readConfig({}).upstream, ratePerSecond: RATE },
    logger,
  );
  const cache = new FilmDatabaseCache({ memoryBytes: 1_000_000, durable: new Keyv(), logger });
  await stores.availability.note(
    titles.map(({ kind, id }) => ({ type: kind, id })),
    Date.now(),
  );
  const catalog = new Catalog({
    filmDatabase: new FilmDatabase({ source: "SAMPLE", client, cache }),
    store: stores.availability,
    logger,
    titles: titles.length,
    ratePerSecond: RATE * 4,
    withPopularTitles: false,
  });
  await catalog.run();
  await catalog.stop();
  await stores.close();
}, 120_000);
afterAll(async () => {
  await sample.close();
  await gateway.close();
});

type Line = z.infer<typeof exportedLine>;

async function exported(country: string): Promise<Line[]> {
  const { payload } = await gateway.app.inject(`/api/export/availability?country=${country}`);
  // The last line counts the others.
  return payload
    .split("\n")
    .filter(Boolean)
    .slice(0, -1)
    .map((line) => exportedLine.parse(JSON.parse(line)));
}

/** What the sample itself says of the titles with offers in a country. */
function ofSample(country: string): string[] {
  return titles.flatMap((title) => {
    const offers = offerIds(title, { today: SAMPLE_TODAY, asOf: AS_OF }).get(country) ?? [];
    const { kind: type, id, title: name, imdbId, wikidataId } = title;
    const each = offers.map(({ kind, provider }) => `${country} ${kind} ${provider}`);
    return each.length === 0 ? [] : [textOf([type, id, name, imdbId, wikidataId], each)];
  });
}

/** A title with all of its offers, in an order of their own. */
const textOf = (facts: readonly unknown[], offers: readonly string[]) =>
  [facts.join(" "), ...offers.toSorted()].join("\n");

function lineText({ type, id, title, imdb_id, wikidata_id, offers }: Line): string {
  const each = Object.entries(offers).flatMap(([country, byKind]) =>
    Object.entries(byKind).flatMap(([kind, ids]) => ids.map((id) => `${country} ${kind} ${id}`)),
  );
  return textOf([type, id, title, imdb_id, wikidata_id], each);
}

test.each(["DE", "US"])(
  "the export for %s is what the sample film database itself says, no more and no less",
  async (country) => {
    const lines = await exported(country);
    const expected = ofSample(country);
    expect(expected.length).toBeGreaterThan(50);
    expect(lines.map(lineText).sort()).toEqual(expected.sort());
    const order = lines.map(({ type, id }) => `${type} ${String(id).padStart(10, "0")}`);
    expect(order).toEqual([...order].sort());
  },
);
