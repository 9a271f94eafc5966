import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

let sample: SampleFilmDatabase;
let gateway: GatewayUnderTest;
let address: string;
let client: Client;
beforeAll(async () => {
  sample = await startSampleFilmDatabase();
  gateway = await startGateway({
    SAMPLE_FILM_DATABASE_ORIGIN: new URL(sample.url).origin,
    NODE_ENV: "production",
    PUBLIC_URL: "https://flickmap.example",
  });
  address = await gateway.listen();
  client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
});
afterEach(() => sample.setFaults([]));
afterAll(async () => {
  await client.close();
  await gateway.close();
  await sample.close();
});

const call = (name: string, input: Record<string, unknown>) =>
  client.callTool({ name, arguments: input });

const PROVENANCE = {
  source: "SAMPLE",
  fetched_at: expect.stringMatching(/^\d{4}-/u),
  age_seconds: expect.any(Number),
  stale: false,
  credit: expect.stringContaining("JustWatch"),
};
const FIGHT_CLUB = {
  type: "movie",
  id: 550,
  name: "Fight Club",
  year: 1999,
  page: "https://flickmap.example/movie/550/fight-club",
};

test("an assistant is told of four tools that only read, with the types of input and output", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search_titles",
    "where_to_watch",
    "whats_new",
    "compare_countries",
  ]);
  for (const { inputSchema, outputSchema, annotations, description } of tools) {
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
    expect(outputSchema?.properties).toHaveProperty("age_seconds");
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(description).toBeTruthy();
  }
  expect(client.getInstructions()).toContain("search_titles");
});

test("a title is found by name, and where it can be watched by its number", async () => {
  const found = await call("search_titles", { query: "fight club" });
  expect(found.structuredContent).toMatchObject({
    titles: expect.arrayContaining([FIGHT_CLUB]),
    corrected_query: null,
    ...PROVENANCE,
  });
  const watch = await call("where_to_watch", { type: "movie", id: 550, country: "DE" });
  expect(watch.structuredContent).toMatchObject({
    title: FIGHT_CLUB,
    country: "DE",
    status: "HAS_OFFERS",
    offers: expect.arrayContaining([
      {
        kind: expect.any(String),
        service: expect.any(String),
        provider_family: expect.any(String),
        url: expect.stringMatching(/^https:/u),
      },
    ]),
    ...PROVENANCE,
  });
  // Clients that know no structured content read the same as text.
  const [text] = watch.content as { text: string }[];
  expect(JSON.parse(text?.text ?? "")).toEqual(watch.structuredContent);
});

test("countries are compared in the order they were given, each once", async () => {
  const { structuredContent } = await call("compare_countries", {
    type: "tv",
    id: 1396,
    countries: ["US", "KP", "US"],
    kinds: ["buy"],
  });
  expect(structuredContent).toMatchObject({
    countries: [
      { country: "US", status: "HAS_OFFERS" },
      { country: "KP", status: "COUNTRY_NOT_COVERED", offers: null },
    ],
    ...PROVENANCE,
  });
});

test("what is new is empty while nothing was observed, and says so", async () => {
  const { structuredContent } = await call("whats_new", {
    country: "DE",
    provider_families: ["netflix"],
  });
  expect(structuredContent).toMatchObject({
    changes: [],
    next: null,
    observing_since: null,
    ...PROVENANCE,
  });
});

test.each([
  ["search_titles", { query: "  " }],
  ["search_titles", { query: "x".repeat(201) }],
  ["where_to_watch", { type: "movie", id: 0, country: "DE" }],
  ["where_to_watch", { type: "movie", id: 550, country: "XX" }],
  [
    "compare_countries",
    { type: "movie", id: 550, countries: Array.from({ length: 21 }, () => "DE") },
  ],
  ["whats_new", { country: "DE", limit: 51 }],
  ["whats_new", { country: "DE", after: "nonsense" }],
  ["where_to_watch", { type: "movie", id: 2_000_000_001, country: "DE" }],
  ["no_such_tool", {}],
])("%s with %j says what is wrong, and nothing of the gateway", async (name, input) => {
  const answer = await call(name, input);
  expect(answer.isError).toBe(true);
  const text = JSON.stringify(answer.content);
  expect(text.length).toBeLessThan(1500);
  expect(text).not.toMatch(/node_modules|gateway\/src|at Object/u);
});

test("with the film database down a tool says that it can be tried again", async () => {
  sample.setFaults([{ kind: "server-error" }]);
  const answer = await call("where_to_watch", { type: "movie", id: 13, country: "DE" });
  expect(answer).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/^Please try again later\. \(after \d+ s\)$/u) }],
  });
});

const JSON_RPC = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/mcp`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
  });

test("a message costs a unit of the client's limit, and the calls that it causes", async () => {
  const left = async (body: object) =>
    Number((await post(JSON.stringify(body))).headers.get("ratelimit-remaining"));
  const before = await left(JSON_RPC);
  const params = { name: "where_to_watch", arguments: { type: "movie", id: 807, country: "DE" } };
  expect(await left({ ...JSON_RPC, method: "tools/call", params })).toBe(before - 1);
  expect(await left(JSON_RPC)).toBeLessThan(before - 2);
});

test.each([
  ["a batch", JSON.stringify([JSON_RPC, JSON_RPC]), {}, 400],
  ["no JSON", "{", {}, 400],
  ["no message of the protocol", '{"hello":1}', {}, 400],
  ["a text", "hello", { "content-type": "text/plain" }, 415],
  ["more than 32 KB", JSON.stringify({ ...JSON_RPC, filler: "x".repeat(33_000) }), {}, 413],
  [
    "a message of a client that takes no JSON",
    JSON.stringify(JSON_RPC),
    { accept: "text/html" },
    406,
  ],
  ["a version that is none", JSON.stringify(JSON_RPC), { "mcp-protocol-version": "1" }, 400],
])("%s is rejected", async (_, body, headers, status) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/json/u);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("there are no sessions and no streams", async () => {
  for (const method of ["GET", "DELETE"]) {
    const response = await fetch(`${address}/mcp`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  }
  expect((await post(JSON.stringify(JSON_RPC))).headers.get("mcp-session-id")).toBeNull();
});

test("pages of any origin may use it, as it only reads", async () => {
  const preflight = await fetch(`${address}/mcp`, {
    method: "OPTIONS",
    headers: {
      origin: "https://inspector.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type, mcp-protocol-version",
    },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toContain("mcp-protocol-version");
});

test("llms.txt names what there is, each address of which is there", async () => {
  const response = await fetch(`${address}/llms.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text.startsWith("# Flickmap\n\n> ")).toBe(true);
  const links = [...text.matchAll(/\]\(https:\/\/flickmap\.example([^)]+)\)/gu)].map(
    ([, path]) => path,
  );
  expect(links).toHaveLength(10);
  for (const path of links) {
    const { status } = await fetch(`${address}${path}`);
    expect([path, status]).toEqual([path, path === "/mcp" ? 405 : 200]);
  }
});

/** Sends a message as clients do that know nothing of the SDK. */
const send = async (method: string, params: object) => {
  const response = await fetch(`${address}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result } = (await response.json()) as { result: Record<string, unknown> };
  return result;
};

test.each([
  ["numbers as text", "where_to_watch", { type: "movie", id: "550", country: "DE" }],
  ["arguments of its own", "where_to_watch", { type: "movie", id: 550, country: "DE", chat: "?" }],
  ["countries in small letters", "where_to_watch", { type: "movie", id: " 550", country: "de" }],
  ["nulls", "where_to_watch", { type: "movie", id: 550, country: "DE", kinds: null }],
  ["the same in lists", "compare_countries", { type: "movie", id: "550", countries: ["de", "fr"] }],
  ["nulls for defaults", "search_titles", { query: "fight club", type: null, page: null }],
  ["a page as text", "search_titles", { query: "fight club", page: "1" }],
  ["a limit as text", "whats_new", { country: "de", limit: "5", after: null }],
])("a call with %s is answered", async (_, name, input) => {
  const { isError, structuredContent } = await send("tools/call", { name, arguments: input });
  expect(isError).toBeUndefined();
  expect(JSON.stringify(structuredContent)).toContain("SAMPLE");
});

test.each([
  ["where_to_watch", { type: "movie", id: "fight club", country: "DE" }],
  ["where_to_watch", { type: "movie", id: "", country: "DE" }],
  ["where_to_watch", { type: "movie", id: null, country: "DE" }],
  ["where_to_watch", { type: "movie", id: 550, country: "xx" }],
  ["search_titles", { query: null }],
  ["search_titles", { query: "x", page: "1e3" }],
])("a call of %s with %j is refused", async (name, input) => {
  expect((await send("tools/call", { name, arguments: input })).isError).toBe(true);
});

test("a client of a later protocol is told of the tools, or of the versions that there are", async () => {
  const { tools } = await send("tools/list", {
    _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" },
  });
  expect(tools).toHaveLength(4);
});
