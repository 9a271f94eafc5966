import { expect, test } from "vitest";
import { startSample } from "./gateway-under-test.ts";
import { spawnGateway } from "./spawned-gateway.ts";

const WITHOUT_SAMPLE = ["--import", import.meta.resolve("./without-sample-package.ts")];

test("with a credential the gateway serves without the package of the sample film database", async () => {
  const tmdb = await startSample({ credential: "a-token" });
  const gateway = spawnGateway(
    { TMDB_READ_TOKEN: "a-token", TMDB_BASE_URL: tmdb.url },
    WITHOUT_SAMPLE,
  );
  const address = await gateway.address();
  const response = await fetch(`${address}/api/movie/550`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: 550, title: "Fight Club" });
});

test("without a credential and without the package the start ends with a line that says what to set", async () => {
  const { ended } = spawnGateway({}, WITHOUT_SAMPLE);
  expect(await ended()).toEqual({
    code: 1,
    errors:
      "Bad configuration: TMDB_READ_TOKEN or TMDB_API_KEY must be set, " +
      "since the sample film database is not installed",
  });
});
