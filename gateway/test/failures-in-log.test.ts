import { beforeEach, expect, test, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { startHostileFilmDatabase } from "./hostile-film-database.ts";

const lines: string[] = [];
const find = (text: string) => lines.filter((line) => line.includes(text));
const filmDatabase = await startHostileFilmDatabase();

const settings = {
  TMDB_READ_TOKEN: "token",
  TMDB_BASE_URL: `${filmDatabase.url}/3`,
  UPSTREAM_ATTEMPT_TIMEOUT_MS: "500",
  UPSTREAM_DEADLINE_MS: "500",
  CATALOGUE: "off",
  WARM_UP: "off",
};
const start = () => startGateway(settings, { onLogLine: (line) => lines.push(line) });

beforeEach(() => void lines.splice(0));

test("the line on a call that failed names the request", async () => {
  filmDatabase.intercept = (path) => (/movie\/\d+$/u.test(path) ? 400 : null);
  const { app } = await start();
  const { headers } = await app.inject("/movie/550");
  const [line] = find("the film database gave no usable response");
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    endpoint: "movie/{id}",
    reason: "status 400",
    requestId: headers["x-request-id"],
  });
});

test.each([
  [429, 200, "the film database limits our calls"],
  [401, 503, "the film database refuses the credential"],
])(
  "with a film database that answers %i a gateway starts, says so once, and that it is over",
  async (status, ready, says) => {
    let calls = 0;
    filmDatabase.intercept = () => {
      calls += 1;
      return status;
    };
    const troubled = await start();
    const get = (url: string) => troubled.app.inject(url);
    for (let n = 0; n < 3; n += 1) expect((await get("/api/movie/550")).statusCode).toBe(503);
    expect(calls).toBeLessThanOrEqual(6);
    expect(find(`"msg":"${says}`)).toHaveLength(1);
    expect((await get("/health/ready")).statusCode).toBe(ready);
    filmDatabase.intercept = null;
    await vi.waitFor(async () => expect((await get("/api/movie/550")).statusCode).toBe(200), {
      timeout: 15_000,
      interval: 200,
    });
    expect(find("the film database responds again")).toHaveLength(1);
    expect((await get("/health/ready")).statusCode).toBe(200);
  },
);
