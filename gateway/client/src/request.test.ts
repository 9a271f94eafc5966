import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createClient } from "./create-client.ts";
import { FlickmapError } from "./flickmap-error.ts";
import { IncompleteError } from "./read-lines.ts";

/** Two lines of an export, with characters that end a line elsewhere. */
const LINES = '{"title":"Amélie"}\n{"title":"M\u2028\u0085"}\n';
/** The last line of an export. */
function endOf(lines: string): string {
  const sha256 = createHash("sha256").update(lines).digest("hex");
  return `${JSON.stringify({ titles: lines.split("\n").length - 1, sha256 })}\n`;
}

/** A client whose gateway gives these responses one after the other, and the requests that it sent. */
function clientOf(...responses: readonly Response[]) {
  const left = [...responses];
  const requests: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    requests.push({ url: String(url), init });
    const response = left.shift();
    if (response === undefined) throw new TypeError("fetch failed");
    return response;
  };
  const client = createClient({ baseUrl: "https://flickmap.example/", apiKey: "secret", fetch });
  return { client, requests };
}

const problem = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: "RATE_LIMITED", message: "Too many" }), { status, headers });

test("parameters go into the path and the query, each encoded, and the key into a header", async () => {
  const { client, requests } = clientOf(Response.json([]), Response.json({}));
  await client.autocomplete({ query: "a&b=c" });
  await client.trending({ type: "movie", window: "day" });
  expect(requests.map(({ url }) => url)).toEqual([
    "https://flickmap.example/api/autocomplete?query=a%26b%3Dc",
    "https://flickmap.example/api/trending/movie/day",
  ]);
  expect(new Headers(requests[0]?.init?.headers).get("authorization")).toBe("Bearer secret");
});

test("what is no number cannot leave the path of its call", async () => {
  const { client, requests } = clientOf(Response.json({}));
  await client.person({ id: "../contact?x=" as unknown as number });
  expect(requests[0]?.url).toBe("https://flickmap.example/api/person/..%2Fcontact%3Fx%3D");
});

test("an error has the status, a colon and the text, and what the gateway says for programs", async () => {
  const { client } = clientOf(new Response("gone away", { status: 502 }), problem(400));
  await expect(client.countries()).rejects.toThrow("502: gone away");
  const error = await client.countries().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FlickmapError);
  expect(error).toMatchObject({ status: 400, code: "RATE_LIMITED", detail: "Too many" });
});

test("a read is tried again when the gateway says, a write never", async () => {
  vi.useFakeTimers();
  const { client, requests } = clientOf(problem(429, { "retry-after": "7" }), Response.json([]));
  const pending = client.countries();
  await vi.advanceTimersByTimeAsync(6900);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await pending).toEqual([]);
  vi.useRealTimers();
  const rating = { content_id: 550, content_type: "movie", rating: 4, session_id: "" } as const;
  await expect(clientOf(problem(503)).client.rateTitle(rating)).rejects.toThrow("503: ");
});

test("a wait can be ended, and one of more than a minute is not begun", async () => {
  const controller = new AbortController();
  const { client } = clientOf(problem(503, { "retry-after": "30" }));
  const pending = client.countries({}, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error("enough")), 10);
  await expect(pending).rejects.toThrow("enough");
  const patient = clientOf(problem(503, { "retry-after": "3600" })).client;
  await expect(patient.countries()).rejects.toMatchObject({ retryAfterSeconds: 3600 });
});

test("a status may mean null", async () => {
  const { client } = clientOf(problem(404));
  expect(await client.movieTitle({ id: 1 }, { nullFor: [404] })).toBeNull();
});

test("lines that arrive in chunks are read whole, characters too", async () => {
  const bytes = new TextEncoder().encode(`${LINES}${endOf(LINES)}`);
  const chunks = [...bytes].map((byte) => Uint8Array.of(byte));
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const { client } = clientOf(new Response(body));
  const titles: string[] = [];
  for await (const { title } of await client.availabilityExport({ country: "DE" }))
    titles.push(title);
  expect(titles).toEqual(["Amélie", "M\u2028\u0085"]);
});

test.each([
  ["broke off after a line", LINES, "broke off after 2 lines"],
  ["is empty", "", "broke off after 0 lines"],
  ["lacks a line", LINES.split("\n")[0] + "\n" + endOf(LINES), "not those that were sent"],
  ["has another line", LINES.replace("M", "N") + endOf(LINES), "not those that were sent"],
  ["goes on after its end", LINES + endOf(LINES) + LINES, "follows the last line"],
])("an export that %s ends with an error", async (_, text, message) => {
  const { client } = clientOf(new Response(text));
  const lines = await client.availabilityExport({ country: "DE" });
  const read = async () => {
    for await (const { title } of lines) expect(title).toBeTypeOf("string");
  };
  const error = await read().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(IncompleteError);
  expect(String(error)).toContain(message);
});
