import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRaw } from "./send-raw.ts";

/** Requests that Node cannot parse come behind others that wait for their responses. */

let sample: SampleFilmDatabase;
let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  sample = await startSampleFilmDatabase();
  gateway = await startGateway({ TMDB_READ_TOKEN: "token", TMDB_BASE_URL: sample.url });
  address = await gateway.listen();
  sample.setFaults([{ kind: "latency", delayMs: 100 }]);
});
afterAll(async () => {
  await gateway.close();
  await sample.close();
});

/** Each is requested once, and takes a while. */
const movies = [13, 120, 121, 122, 155, 238, 240, 278, 424, 497, 550, 603, 680, 27_205, 157_336];
const next = () => movies.pop() ?? Number.NaN;
const get = () => `GET /api/movie/${next()} HTTP/1.1\nHost: x\n\n`;
const POST = "POST /graphql HTTP/1.1\nHost: x\nContent-Type: application/json\n";
const body = () => JSON.stringify({ query: `{ movie(id: ${next()}) { name } }` });
const post = (text: string) => `${POST}Content-Length: ${text.length}\n\n${text}`;
const chunked = (text: string) =>
  `${POST}Transfer-Encoding: chunked\n\n${text.length.toString(16)}\n${text}\n0\n\n`;
const badPath = "GET /api/movie/%E0%A4%A HTTP/1.1\nHost: x\n\n";
const garbage = "HELLO\n\n";
const tooLarge = `GET / HTTP/1.1\nHost: x\nX: ${"x".repeat(20_000)}\n\n`;

test.each([
  { before: () => get(), last: garbage, statuses: ["200", "400"] },
  { before: () => get() + get(), last: tooLarge, statuses: ["200", "200", "431"] },
  { before: () => post(body()), last: tooLarge, statuses: ["200", "431"] },
  { before: () => get() + chunked(body()), last: garbage, statuses: ["200", "200", "400"] },
  { before: () => get() + badPath, last: tooLarge, statuses: ["200", "400", "431"] },
])("responses are in order: $statuses", async ({ before, last, statuses }) => {
  const received = await sendRaw(address, before() + last);
  expect([...received.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => status)).toEqual(
    statuses,
  );
});
