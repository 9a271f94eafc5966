import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { startGatewayProcess } from "./gateway-process.ts";
import { atOnce, type Shot } from "./load.ts";

/** Beyond the twelve hours that a title is fresh. */
const AGED_MS = 13 * 60 * 60 * 1000;
/** As many as a gateway serves at a time without refusing. */
const BATCH = 50;
/** How often a batch is requested. */
const ATTEMPTS = 20;
/** Titles in one heavy request. */
const MANY = 12;
const COUNTRIES = ["US", "DE", "GB", "FR", "JP", "BR", "IN", "ES", "IT", "CA", "AU", "MX"];

/** A film database, and a data folder in which a gateway cached some of its titles thirteen hours ago. */
export interface CachedTitles {
  readonly sample: SampleFilmDatabase;
  readonly dataDir: string;
  /** A title page of a cached title, over REST or GraphQL, for one country or another. */
  shot(n: number): Shot;
  /** Many of them in one request, which is work. */
  heavyShot(n: number): Shot;
  close(): Promise<void>;
}

/** Lets a gateway cache so many titles, and makes them thirteen hours old. */
export async function cacheTitles(count: number): Promise<CachedTitles> {
  const sample = await startSampleFilmDatabase({ syntheticTitles: count * 2 });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const ids = await movieIds(sample, count);
  const gateway = await startGatewayProcess(sample, dataDir, {
    UPSTREAM_RATE_PER_SECOND: "1000",
    UPSTREAM_DEADLINE_MS: "60000",
    UPSTREAM_ATTEMPT_TIMEOUT_MS: "60000",
  });
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    await requestAll(gateway.address, batch);
  }
  await gateway.stop();
  age(join(dataDir, "answers.sqlite"));
  sample.resetRequestCount();
  return {
    sample,
    dataDir,
    shot: (n) => titlePage(ids[n % ids.length] ?? 0, n),
    heavyShot: (n) =>
      manyTitles(
        Array.from({ length: MANY }, (_, i) => ids[(n * 7 + i) % ids.length] ?? 0),
        n,
      ),
    async close() {
      await sample.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens titles until each was served; a machine that is busy with other things may need several attempts. */
async function requestAll(address: string, ids: readonly number[]): Promise<void> {
  const shots = ids.map((id) => ({ path: `/api/movie/${id}` }));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { by } = await atOnce(address, shots);
    if (by["200"] === shots.length) return;
    await wait(1000);
  }
  throw new Error("A title could not be requested");
}

/** A title page: REST clients and the whole site request one in these two ways. */
function titlePage(id: number, n: number): Shot {
  if (n % 2 === 0) return { path: `/api/movie/${id}` };
  const country = COUNTRIES[Math.floor(n / 7) % COUNTRIES.length];
  const query = `query Page($id: Int!, $country: CountryCode!) { movie(id: $id) {
    name overview genres { name } cast { name character }
    availability(country: $country) { status offers { kind provider { id name } url } } } }`;
  return { path: "/graphql", body: JSON.stringify({ query, variables: { id, country } }) };
}

function manyTitles(ids: readonly number[], n: number): Shot {
  const country = COUNTRIES[n % COUNTRIES.length];
  const movies = ids.map((id, i) => `movie${i}: movie(id: ${id}) { ...Page }`);
  const query = `query ($country: CountryCode!) { ${movies.join(" ")} }
    fragment Page on Movie { name overview genres { name } cast { name character }
      availability(country: $country) { status offers { kind provider { id name } url } } }`;
  return { path: "/graphql", body: JSON.stringify({ query, variables: { country } }) };
}

async function movieIds(sample: SampleFilmDatabase, count: number): Promise<number[]> {
  const ids = new Set<number>();
  for (let page = 1; ids.size < count && page <= 500; page += 1) {
    const response = await fetch(`${sample.url}/discover/movie?page=${page}`, {
      headers: { authorization: "Bearer chaos" },
    });
    const { results } = (await response.json()) as { results: readonly { id: number }[] };
    if (results.length === 0) break;
    for (const { id } of results) ids.add(id);
  }
  return [...ids].slice(0, count);
}

/** Lets a cache's records seem to have been fetched thirteen hours earlier. */
function age(file: string): void {
  const database = new DatabaseSync(file);
  database.function("aged", (record) => {
    const envelope = JSON.parse(zstdDecompressSync(record as Uint8Array).toString());
    envelope.value.fetchedAt -= AGED_MS;
    return zstdCompressSync(JSON.stringify(envelope));
  });
  database.exec("UPDATE answers SET value = aged(value)");
  database.close();
}
