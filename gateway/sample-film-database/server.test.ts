import { afterAll, expect, test } from "vitest";
import type { Fault } from "./http/faults.ts";
import { startSampleFilmDatabase } from "./server.ts";

const server = await startSampleFilmDatabase({ extraTitles: "byId" });
afterAll(() => server.close());

async function get(path: string, headers: Record<string, string> = { authorization: "Bearer x" }) {
  const response = await fetch(`${server.url}/${path}`, { headers });
  return { status: response.status, body: await response.json() };
}

test.each([
  ["movie/popular?page=0", 400, 22],
  ["movie/popular?page=501", 400, 22],
  ["movie/popular?page=1.5", 400, 22],
  ["movie/1", 404, 34],
  ["nowhere", 404, 34],
  [`movie/550?append_to_response=${"credits,".repeat(21)}`, 400, 27],
])("%s answers %i with status_code %i", async (path, status, statusCode) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, status_code: statusCode });
});

test("without a credential every address of the API answers 401", async () => {
  const { status, body } = await get("movie/550", {});
  expect(status).toBe(401);
  expect(body).toMatchObject({ success: false, status_code: 7 });
});

test("an api_key is as good as a bearer token", async () => {
  expect((await get("movie/550?api_key=abc", {})).status).toBe(200);
});

test("the awkward titles answer to their ids and stand in no list", async () => {
  expect((await get("movie/9900001")).body).toMatchObject({
    poster_path: null,
    backdrop_path: null,
    overview: "",
    runtime: null,
    release_date: "",
    genres: [],
  });
  expect((await get("tv/9900002")).body).toMatchObject({ number_of_seasons: 0, seasons: [] });
  expect((await get("movie/9900003?append_to_response=credits")).status).toBe(200);
  expect((await get("search/multi?query=script alert")).body).toMatchObject({ results: [] });
});

test("a season tells where it can be watched", async () => {
  expect((await get("tv/1396/season/1/watch/providers")).body).toMatchObject({ id: 1396 });
  expect((await get("tv/1396/season/99/watch/providers")).status).toBe(404);
});

test("each fault is what it says, on the paths that match, as often as it was told", async () => {
  const strike = (fault: Fault, patienceMs = 20_000) => {
    server.setFaults([{ ...fault, path: "/3/movie/", times: 1 }]);
    return fetch(`${server.url}/movie/550`, {
      headers: { authorization: "Bearer x" },
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
  };
  const limited = await strike({ kind: "rate-limit", retryAfterSeconds: 7 });
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
  expect((await strike({ kind: "server-error" })).status).toBe(500);
  await expect(strike({ kind: "hang" }, 300)).rejects.toThrow(/timeout/i);
  const cut = await strike({ kind: "cut-off" });
  await expect(cut.text()).rejects.toThrow(/terminated/);
  expect(await (await strike({ kind: "wrong-schema" })).json()).toMatchObject({ results: "none" });
  const redirected = await strike({ kind: "redirect", location: "https://elsewhere.invalid/" });
  expect(redirected.headers.get("location")).toBe("https://elsewhere.invalid/");
  expect((await get("movie/550")).status).toBe(200);
  server.setFaults([{ kind: "server-error", path: "/3/movie/" }]);
  expect((await get("tv/1396")).status).toBe(200);
  expect((await get("movie/550")).status).toBe(500);
});
