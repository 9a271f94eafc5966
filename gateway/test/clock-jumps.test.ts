import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** The clock of the day is set back or forward, as when a machine gets the right time from the network. */

const DAY_MS = 86_400_000;

let sample: SampleFilmDatabase;
let gateway: GatewayUnderTest;
let origin: string;
beforeEach(async () => {
  sample = await startSampleFilmDatabase();
  gateway = await startGateway({
    TMDB_READ_TOKEN: "token",
    TMDB_BASE_URL: sample.url,
    REQUESTS_PER_MINUTE: "5",
    RATINGS_PER_MINUTE: "1",
    TRUSTED_PROXIES: "1",
  });
  origin = await gateway.listen();
  onTestFinished(async () => {
    vi.useRealTimers();
    await gateway.close();
    await sample.close();
  });
});
afterAll(() => void vi.useRealTimers());

function setClock(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

/** Lets time pass. */
function advance(milliseconds: number): void {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + milliseconds);
  onTestFinished(() => clock.mockRestore());
}

let clients = 0;
const newClient = () => `203.0.113.${(clients += 1)}`;
const get = (path: string, client = newClient()) =>
  fetch(`${origin}${path}`, { headers: { "x-forwarded-for": client } });
test("a response is never of the future, and its data is fetched again", async () => {
  await get("/api/movie/550");
  setClock(-DAY_MS);
  const { headers: stored } = await get("/api/movie/550");
  expect(Number(stored.get("age"))).toBeGreaterThanOrEqual(0);
  const { headers: made } = await get("/api/movie/550/availability?country=DE");
  expect(made.get("age")).toBe("0");
  expect(Date.parse(made.get("last-modified") ?? "")).toBeLessThanOrEqual(Date.now());
  await vi.waitFor(() => expect(sample.requestCount(/movie\/550/)).toBe(2), 10_000);
});

test("a film database that failed is called again after its pause", async () => {
  sample.setFaults([{ kind: "server-error" }]);
  for (let id = 601; id < 606; id += 1) await get(`/api/movie/${id}`);
  sample.setFaults([]);
  setClock(-DAY_MS);
  expect((await get("/api/movie/550")).status).toBe(503);
  advance(5000);
  expect((await get("/api/movie/550")).status).toBe(200);
});
