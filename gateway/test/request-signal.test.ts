import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { readConfig } from "../src/config/config.ts";
import { createGateway } from "../src/gateway.ts";

/** A gateway that listens, on a film database that accepts every request and answers none. */
async function listening() {
  const sample = await startSampleFilmDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "flickmap-gone-"));
  const outcomes: string[] = [];
  const config = readConfig({
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: "0",
    TMDB_READ_TOKEN: "token",
    TMDB_BASE_URL: sample.url,
  });
  const gateway = await createGateway(config, pino({ level: "silent" }), {
    observer: { upstreamCall: (_, outcome) => outcomes.push(outcome) },
  });
  onTestFinished(async () => {
    await gateway.close();
    await sample.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const address = await gateway.listen();
  sample.setFaults([{ kind: "hang" }]);
  sample.resetRequestCount();
  outcomes.length = 0;
  return { address, sample, outcomes };
}

const called = (sample: SampleFilmDatabase, times: number) =>
  vi.waitFor(() => expect(sample.requestCount()).toBe(times));

test.each([
  ["REST", "/api/movie/550", {}],
  [
    "GraphQL",
    "/graphql",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ movie(id: 550) { name } }"}',
    },
  ],
] satisfies [string, string, RequestInit][])(
  "over %s the film database's call is aborted when its last client disconnects, and not before",
  async (_, path, init) => {
    const { address, sample, outcomes } = await listening();
    const [first, second] = [new AbortController(), new AbortController()];
    const visits = [first, second].map(({ signal }) =>
      fetch(`${address}${path}`, { ...init, signal }),
    );
    await called(sample, 1);
    first.abort();
    await expect(visits[0]).rejects.toThrow("aborted");
    expect(outcomes).toEqual([]);
    second.abort();
    await expect(visits[1]).rejects.toThrow("aborted");
    await vi.waitFor(() => expect(outcomes).toEqual(["cancelled"]));
    expect(sample.requestCount()).toBe(1);
  },
);
