import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "./server.ts";

let server: SampleFilmDatabase;

beforeAll(async () => {
  server = await startSampleFilmDatabase();
});

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
