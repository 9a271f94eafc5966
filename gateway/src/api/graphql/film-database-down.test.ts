import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../test/at-end.ts";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

test("after a restart with the film database down, cached titles, which say that they are stale, and all countries are there", async () => {
  const dataDir = newFolder();
  const before = await startGraphQL({ dataDir });
  await before.query("{ movie(id: 550) { name } }");
  await before.close();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const after = await startGraphQL({ dataDir, sample: { faults: [{ kind: "server-error" }] } });
  const { data, errors } = await after.query(`{
    movie(id: 550) { name freshness { stale } availability(country: "US") { status } }
    unknown: movie(id: 2000000000) { name }
    countries { code }
  }`);
  const message = "Please try again later.";
  expect(errors).toEqual([{ code: "FILM_DATABASE_UNAVAILABLE", message }]);
  expect(data).toMatchObject({
    movie: {
      name: "Fight Club",
      freshness: { stale: true },
      availability: { status: "HAS_OFFERS" },
    },
    unknown: null,
    countries: expect.arrayContaining([{ code: "DE" }]),
  });
});
