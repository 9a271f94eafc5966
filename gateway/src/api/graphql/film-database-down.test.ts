import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const MOVIE = "query ($id: Int!) { movie(id: $id) { name freshness { stale } } }";

test("cached titles are served, which say that they are stale", async () => {
  const graphql = await startGraphQL();
  onTestFinished(() => graphql.close());
  await graphql.query(MOVIE, { id: 550 });
  graphql.sample.setFaults([{ kind: "server-error" }]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await graphql.query(MOVIE, { id: 550 })).toEqual({
    data: { movie: { name: "Fight Club", freshness: { stale: true } } },
    errors: [],
  });
  expect(await graphql.query(MOVIE, { id: 2_000_000_000 })).toEqual({
    data: { movie: null },
    errors: [{ code: "FILM_DATABASE_UNAVAILABLE", message: "Please try again later." }],
  });
});

test("after a restart with the film database down, cached titles and all countries are there", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "flickmap-test-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const before = await startGraphQL({ dataDir });
  await before.query(MOVIE, { id: 550 });
  await before.close();
  const after = await startGraphQL({ dataDir, sample: { faults: [{ kind: "server-error" }] } });
  onTestFinished(() => after.close());
  const { data, errors } = await after.query(
    '{ movie(id: 550) { name availability(country: "US") { status } } countries { code } }',
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    movie: { name: "Fight Club", availability: { status: "HAS_OFFERS" } },
    countries: expect.arrayContaining([{ code: "DE" }]),
  });
});
