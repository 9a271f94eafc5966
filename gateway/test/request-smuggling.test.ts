import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRaw } from "./send-raw.ts";
import { sendRequest } from "./send-request.ts";

const QUERY = '{"query":"{ movie(id: 550) { name } }"}';
const KNOWN = `POST /graphql HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: ${QUERY.length}`;
const CHUNKED =
  "POST /graphql HTTP/1.1\nHost: localhost\nContent-Type: application/json\nTransfer-Encoding: chunked";
const CHUNK = `${QUERY.length.toString(16)}\n${QUERY}`;
/** What an attacker hides behind another request. */
const HIDDEN = "GET /metrics HTTP/1.1\nHost: localhost\n\n";
const LAST = "GET /health/live HTTP/1.1\nHost: localhost\nConnection: close\n\n";

let gateway: GatewayUnderTest;
let origin: string;

beforeAll(async () => {
  gateway = await startGateway();
  origin = await gateway.listen();
  // Hits and immediate responses are served before the framework sees a request.
  for (let times = 0; times < 3; times += 1) {
    await sendRequest(origin, { url: "/api/movie/550" });
    await sendRequest(origin, {
      method: "POST",
      url: "/graphql",
      headers: { "content-type": "application/json" },
      payload: QUERY,
    });
  }
});
afterAll(() => gateway.close());

/** The statuses of all responses that came over one connection. */
async function statuses(text: string): Promise<readonly number[]> {
  const received = await sendRaw(origin, text);
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status]) => Number(status));
}

test("a body of a read is no request of its own", async () => {
  const length = HIDDEN.replaceAll("\n", "\r\n").length;
  const read = `GET /api/movie/550 HTTP/1.1\nHost: localhost\nContent-Length: ${length}\n\n${HIDDEN}`;
  expect(await statuses(`${read}${LAST}`)).toEqual([200, 200]);
});

test("requests sent ahead get one response each, in order", async () => {
  const post = `${KNOWN}\n\n${QUERY}`;
  const read = "GET /api/movie/550 HTTP/1.1\nHost: localhost\n\n";
  expect(await statuses(`${post}${read}${post}${LAST}`)).toEqual([200, 200, 200, 200]);
});

test.each([
  ["two lengths", `${KNOWN}\nContent-Length: 5\n\n${QUERY}`],
  ["a length and chunks", `${KNOWN}\nTransfer-Encoding: chunked\n\n0\n\n${HIDDEN}`],
  [
    "an encoding that is none",
    `POST /graphql HTTP/1.1\nHost: localhost\nTransfer-Encoding: xchunked\n\n0\n\n${HIDDEN}`,
  ],
  [
    "chunks that are not the last encoding",
    `POST /graphql HTTP/1.1\nHost: localhost\nTransfer-Encoding: chunked, identity\n\n0\n\n${HIDDEN}`,
  ],
  ["a length with a sign", KNOWN.replace("Length: ", "Length: +") + `\n\n${QUERY}${HIDDEN}`],
  ["a space before the colon", KNOWN.replace("Length:", "Length :") + `\n\n${QUERY}${HIDDEN}`],
  [
    "a header that ends in LF alone",
    `${KNOWN}\nX-A: b␊Transfer-Encoding: chunked\n\n${QUERY}${HIDDEN}`,
  ],
  ["CR within a header", `${KNOWN}\nX-A: b\rTransfer-Encoding: chunked\n\n${QUERY}${HIDDEN}`],
  ["a byte of zero in a header", `${KNOWN}\nX-A: b\0\n\n${QUERY}${HIDDEN}`],
  [
    "a list of lengths",
    KNOWN.replace(/Length: (\d+)/u, "Length: $1, $1") + `\n\n${QUERY}${HIDDEN}`,
  ],
  ["two equal lengths", `${KNOWN}\nContent-Length: ${QUERY.length}\n\n${QUERY}${HIDDEN}`],
  ["a length beyond all numbers", KNOWN.replace(/\d+$/u, "9".repeat(20)) + `\n\n${QUERY}${HIDDEN}`],
  ["two encodings", `${CHUNKED}\nTransfer-Encoding: identity\n\n0\n\n${HIDDEN}`],
  [
    "an encoding that is not undone",
    CHUNKED.replace("chunked", "gzip, chunked") + `\n\n${CHUNK}\n0\n\n${HIDDEN}`,
  ],
  ["chunks in HTTP/1.0", CHUNKED.replace("1.1", "1.0") + `\n\n0\n\n${HIDDEN}`],
  ["a chunk's size with a prefix", `${CHUNKED}\n\n0x${CHUNK}\n0\n\n${HIDDEN}`],
  ["a chunk's size with a sign", `${CHUNKED}\n\n+${CHUNK}\n0\n\n${HIDDEN}`],
  [
    "a chunk's size that ends in LF alone",
    `${CHUNKED}\n\n${CHUNK.replace("\n", "␊")}\n0\n\n${HIDDEN}`,
  ],
  ["an extension with LF", `${CHUNKED}\n\n${CHUNK.replace("\n", ";a␊b\n")}\n0\n\n${HIDDEN}`],
  ["a chunk longer than its size", `${CHUNKED}\n\n${CHUNK}more\n0\n\n${HIDDEN}`],
  ["a length in a trailer", `${CHUNKED}\n\n${CHUNK}\n0\nContent-Length: 50\n\n${HIDDEN}`],
  ["a folded header", `${KNOWN}\nX-A: b\n Transfer-Encoding: chunked\n\n${QUERY}${HIDDEN}`],
])("%s: rejected, and nothing after it is carried out", async (_, text) => {
  const [first, ...others] = await statuses(`${text}${LAST}`);
  expect(first).toBe(400);
  // What follows may be refused too, and is never carried out.
  expect(others).not.toContain(200);
});
