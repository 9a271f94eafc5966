import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, expect, test } from "vitest";
import { atEnd } from "./at-end.ts";
import { startGateway, startSample } from "./gateway-under-test.ts";

const sample = await startSample();
const gateway = await startGateway({
  SAMPLE_FILM_DATABASE_ORIGIN: sample.origin,
  NODE_ENV: "production",
  PUBLIC_URL: "https://flickmap.example",
});
const address = await gateway.listen();
const client = new Client({ name: "test", version: "1" });
await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
atEnd(() => client.close());
afterEach(() => sample.setFaults([]));

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
  ["whats_new", { country: "DE", provider_families: ["nonsense"] }],
  ["whats_new", { country: "KP" }],
  ["where_to_watch", { type: "movie", id: 2_000_000_001, country: "DE" }],
])("%s with %j says what is wrong, and nothing of the gateway", async (name, input) => {
  const answer = await call(name, input);
  expect(answer.isError).toBe(true);
  const text = JSON.stringify(answer.content);
  expect(text.length).toBeLessThan(1500);
  expect(text).not.toMatch(/node_modules|gateway\/src|at Object/u);
});

test("a tool that there is not is refused by its name", async () => {
  await expect(call("no_such_tool", {})).rejects.toThrow("Tool no_such_tool not found");
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

test("a message counts as a request of the client", async () => {
  const left = async (body: object) =>
    Number((await post(JSON.stringify(body))).headers.get("ratelimit-remaining"));
  const before = await left(JSON_RPC);
  const params = { name: "where_to_watch", arguments: { type: "movie", id: 807, country: "DE" } };
  expect(await left({ ...JSON_RPC, method: "tools/call", params })).toBe(before - 1);
  expect(await left(JSON_RPC)).toBe(before - 2);
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
  [
    "a version that no header has",
    '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"版"}}}',
    {},
    400,
  ],
  [
    "a method that no header has, in a version that requires one",
    JSON.stringify({ ...JSON_RPC, method: "工具" }),
    { "mcp-protocol-version": "2026-07-28" },
    400,
  ],
])("%s is rejected", async (_, body, headers, status) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toMatch(/json/u);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

const NESTED = "[".repeat(9000) + "]".repeat(9000);
test.each([
  ["a method in letters that no header has", '"method":"工具"', '"code":-32601'],
  ["a method of two lines", String.raw`"method":"tools\nlist"`, '"code":-32601'],
  [
    "a query nested 9000 deep",
    `"method":"tools/call","params":{"name":"search_titles","arguments":{"query":${NESTED}}}`,
    "Invalid query: it must be text",
  ],
])("%s is answered as the protocol has it", async (_, rest, answer) => {
  const response = await post(`{"jsonrpc":"2.0","id":1,${rest}}`);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(answer)]);
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
  const response = await post(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));
  const { result } = (await response.json()) as { result: Record<string, unknown> };
  return result;
};

test.each([
  ["numbers as text", "where_to_watch", { type: "movie", id: "550", country: "DE" }],
  ["arguments of its own", "where_to_watch", { type: "movie", id: 550, country: "DE", chat: "?" }],
  ["its own name", "search_titles", { query: "heat", tool: "search_titles", toolCallId: "call_1" }],
  ["countries in small letters", "where_to_watch", { type: "movie", id: " 550", country: "de" }],
  ["nulls", "where_to_watch", { type: "movie", id: 550, country: "DE", kinds: null }],
  ["the same in lists", "compare_countries", { type: "movie", id: "550", countries: ["de", "fr"] }],
  ["nulls for defaults", "search_titles", { query: "fight club", type: null, page: null }],
  ["a page as text", "search_titles", { query: "fight club", page: "1" }],
  ["empty texts", "search_titles", { query: "fight club", type: "", page: " " }],
  ["a type in capitals", "where_to_watch", { type: "MOVIE", id: 550, country: "DE" }],
  ["what people call a show", "where_to_watch", { type: "Series", id: 1396, country: "DE" }],
  ["a number with a point", "where_to_watch", { type: "movie", id: "550.0", country: "DE" }],
  ["a list as text", "compare_countries", { type: "movie", id: 550, countries: "de, fr" }],
  ["a list as JSON", "compare_countries", { type: "movie", id: 550, countries: '["DE"]' }],
  ["one of a list", "where_to_watch", { type: "movie", id: 550, country: "DE", kinds: "Rent" }],
  ["arguments as JSON", "where_to_watch", '{"type":"movie","id":550,"country":"DE"}'],
  ["a limit as text", "whats_new", { country: "de", limit: "5", after: null }],
  ["a country's name", "where_to_watch", { type: "movie", id: 550, country: "the Netherlands" }],
  [
    "a language's name",
    "where_to_watch",
    { type: "tv", id: 1396, country: "US", language: "deutsch" },
  ],
  ["a language's English name", "search_titles", { query: "dune", language: "German" }],
  ["lists of one", "where_to_watch", { type: ["movie"], id: [550], country: ["DE"] }],
  ["nulls in a list", "compare_countries", { type: "movie", id: 550, countries: ["DE", null] }],
  ["one country for several", "compare_countries", { type: "movie", id: 550, country: "DE" }],
  ["several countries of one", "where_to_watch", { type: "movie", id: 550, countries: ["DE"] }],
  ["an empty list", "where_to_watch", { type: "movie", id: 550, country: "DE", kinds: [] }],
  ["a query that is a number", "search_titles", { query: 1917 }],
  ["both types", "search_titles", { query: "fight club", type: "any" }],
  ["a list of both types", "search_titles", { query: "fight club", type: ["movie", "tv"] }],
  ["a list of nulls", "where_to_watch", { type: "movie", id: 550, country: "DE", kinds: [null] }],
  ["a year as text", "search_titles", { query: "heat", year: "1995" }],
  ["a name of shows", "where_to_watch", { type: "TV Series", id: 1396, country: "DE" }],
  ["the same in capitals", "where_to_watch", { type: "TV_SHOW", id: 1396, country: "DE" }],
  ["both types in words", "search_titles", { query: "fight club", type: "films, tv_series" }],
  ["multi", "search_titles", { query: "fight club", type: "multi" }],
  ["a change in capitals", "whats_new", { country: "DE", change: "REMOVED" }],
  ["names in capitals", "where_to_watch", { Type: "movie", ID: 550, Country: "DE" }],
  ["a language without its country", "search_titles", { query: "dune", language: "portuguese" }],
  ["nulls in JSON", "search_titles", '{"query":"dune","type":null,"year":null}'],
  [
    "null beside one",
    "compare_countries",
    { type: "tv", id: 1396, countries: null, country: "DE" },
  ],
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
  ["search_titles", { query: "x", type: "documentary, short film" }],
])("a call of %s with %j is refused", async (name, input) => {
  expect((await send("tools/call", { name, arguments: input })).isError).toBe(true);
});

test.each([
  "tt0137523",
  "movie/550",
  "movie:550",
  "tmdb:550",
  " 550 ",
  "５５０",
  "٥٥٠",
  "https://www.themoviedb.org/movie/550-fight-club?language=de",
  "https://m.imdb.com/title/tt0137523/",
  "https://flickmap.example/de/movie/550/fight-club",
])("a movie is found by %j", async (id) => {
  const given = { type: "movie", id, country: "DE" };
  expect((await send("tools/call", { name: "where_to_watch", arguments: given })).structuredContent) //
    .toMatchObject({ title: FIGHT_CLUB });
});

test("a number that says what it is of needs no type, and contradicts none", async () => {
  expect(await text("where_to_watch", { id: "tv/1396", country: "DE" })).toContain("Breaking Bad");
  expect(await text("where_to_watch", { type: "movie", id: "tv/1396", country: "DE" })) //
    .toContain("Invalid id");
  expect(await text("where_to_watch", { type: "tv", id: "tt0137523", country: "DE" })) //
    .toBe("Invalid type: tt0137523 is of type movie.");
  expect(await text("where_to_watch", { type: "movie", id: "tt9999999", country: "DE" })) //
    .toContain("There is no such title");
});

test.each([
  ["Germany", "DE"],
  ["deutschland", "DE"],
  ["USA", "US"],
  ["U.S.", "US"],
  ["United Kingdom", "GB"],
  ["Türkei", "TR"],
  ["Turkey", "TR"],
  ["日本", "JP"],
  ["México", "MX"],
  ["mexico", "MX"],
  ["Holland", "NL"],
  ["South Korea", "KR"],
  ["Côte d'Ivoire", "CI"],
])("a country is named %s", async (country, code) => {
  const given = { type: "movie", id: 550, country };
  expect((await send("tools/call", { name: "where_to_watch", arguments: given })).structuredContent) //
    .toMatchObject({ country: code });
});

test("a search is narrowed to a year, of a number it is not", async () => {
  const find = async (input: object) =>
    (await send("tools/call", { name: "search_titles", arguments: input })).structuredContent;
  const only = (year: number) => ({ titles: [expect.objectContaining({ name: "Fargo", year })] });
  expect(await find({ query: "Fargo", year: 2014 })).toMatchObject(only(2014));
  expect(await find({ query: "fargo 1996", year: 1996 })).toMatchObject(only(1996));
  expect(await find({ query: "tt0137523", year: 1999 })).toMatchObject({ titles: [FIGHT_CLUB] });
});

test("a message may have nulls and keys of its own, and a client may leave out who it is", async () => {
  const post = async (message: object) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
    return (await fetch(`${address}/mcp`, { method: "POST", headers, body })).json();
  };
  expect(await post({ method: "ping", params: null, trace: 1 })).toMatchObject({ result: {} });
  const list = { method: "tools/list", params: { cursor: null, _meta: null } };
  expect(await post(list)).toMatchObject({ result: { tools: { length: 4 } } });
  expect(await post({ method: "initialize" })) //
    .toMatchObject({ result: { serverInfo: { name: "flickmap" } } });
});

const text = async (name: string, input: object) => {
  const { content } = await send("tools/call", { name, arguments: input });
  return (content as { text: string }[])[0]?.text ?? "";
};
const SOURCE =
  /\nSample data: the offers are invented\.\nAs of \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\nSource: Flickmap, https:\/\/flickmap\.example\. Film data by TMDB, availability data by JustWatch\. .*certified by TMDB\.$/u;

test.each([
  [
    "where_to_watch",
    { type: "movie" },
    "Missing id: it must be like 550. The title's number, as search_titles gives it, or IMDb's with its letters. Missing country: it",
  ],
  [
    "where_to_watch",
    { type: "movie", id: 550 },
    "Missing country: it must be like DE. A country, ISO 3166-1 alpha-2.",
  ],
  [
    "where_to_watch",
    { type: "person", id: 1, country: "DE" },
    "Invalid type: it must be one of movie, tv.",
  ],
  [
    "where_to_watch",
    { type: "movie", id: 1, country: "DE", kinds: ["stream"] },
    "Invalid kinds: it must be a list of 1 to 5, each one of flatrate, free, ads, rent, buy.",
  ],
  [
    "where_to_watch",
    { type: "movie", id: 1, country: "DE, AT" },
    'Several countries in "DE, AT"; one is taken here, such as GB.',
  ],
  [
    "where_to_watch",
    { type: "movie", id: 1, country: "DE", language: "xx" },
    'Unknown language "xx"; one of',
  ],
  [
    "compare_countries",
    { type: "movie", id: 1, countries: [] },
    "Invalid countries: it must be a list of 1 to 20, each like DE. A country, ISO 3166-1 alpha-2.",
  ],
  [
    "compare_countries",
    { type: "movie", id: 1, countries: ["DE", "XX"] },
    'Unknown country "XX"; ISO 3166-1 alpha-2, such as GB.',
  ],
  [
    "search_titles",
    {},
    "Missing query: it must be text of at most 200 characters, such as fight club.",
  ],
  [
    "whats_new",
    { country: "DE", limit: 99 },
    "Invalid limit: it must be a whole number from 1 to 50.",
  ],
  ["whats_new", { country: "DE", after: "?" }, "Invalid after: it must be an answer's next"],
])("%s with %j says what is expected", async (name, input, sentence) => {
  expect(await text(name, input)).toContain(sentence);
});

test("no tool's argument is described in words that only its programmers read", async () => {
  const { tools } = await client.listTools();
  for (const { name, inputSchema } of tools) {
    for (const argument of inputSchema.required ?? []) {
      const said = await text(name, {});
      expect(said).toContain(`Missing ${argument}: it must be `);
      expect(said).not.toMatch(/undefined|expected|pattern|Invalid input|\/\^/u);
    }
  }
});

test("a service has one name in all tools, and one that is named as people do is found", async () => {
  const countries = ["US", "GB", "DE", "FR", "IT", "ES", "AT", "CH"];
  const compared = await send("tools/call", {
    name: "compare_countries",
    arguments: { type: "movie", id: 550, countries },
  });
  const { countries: found } = compared["structuredContent"] as {
    countries: { country: string; offers: { kind: string; service: string }[] }[];
  };
  for (const { country, offers } of found) {
    const quoted = await text("where_to_watch", { type: "movie", id: 550, country });
    for (const { service } of offers) expect(quoted).toContain(service);
    const each = offers.map(({ kind, service }) => `${kind} ${service}`);
    expect(new Set(each).size).toBe(each.length);
  }
  const services = found.flatMap(({ offers }) => offers.map(({ service }) => service));
  // Called Amazon Video there.
  expect(services).toContain("Amazon Prime Video");
  expect(services).not.toContain("Amazon Video");
  for (const brand of ["disney-plus", "Disney+", "Disney Plus", "Prime Video"]) {
    const input = { country: "GB", provider_families: [brand] };
    const { isError } = await send("tools/call", { name: "whats_new", arguments: input });
    expect(isError).toBeUndefined();
  }
});

test("an answer is text that can be quoted, says that it is invented, and ends with its source", async () => {
  const watch = await text("where_to_watch", { type: "movie", id: 550, country: "UK" });
  expect(watch).toMatch(/^Where to watch Fight Club \(1999\) in the United Kingdom:\n- /u);
  expect(watch).toMatch(/\n- (?:included in the subscription|to rent|to buy): [A-Z]/u);
  expect(watch).toContain("https://flickmap.example/movie/550/fight-club");
  const found = await text("search_titles", { query: "fight club" });
  expect(found).toContain("- Fight Club (1999), movie 550: https://flickmap.example/movie/550/");
  const none = await text("where_to_watch", { type: "movie", id: 550, country: "KP" });
  expect(none).toMatch(/^Nothing is known of services in North Korea\.\n/u);
  const countries = await text("compare_countries", {
    type: "movie",
    id: 550,
    countries: ["DE", "FR"],
  });
  expect(countries).toMatch(
    /in Germany:\n(?:- .*\n)+Where to watch Fight Club \(1999\) in France:/u,
  );
  const fresh = await text("whats_new", { country: "DE" });
  for (const one of [watch, found, none, countries, fresh]) {
    expect(one).toMatch(SOURCE);
    expect(one).not.toMatch(/[{}]/u);
  }
});

const CALL = JSON.stringify({
  jsonrpc: "2.0",
  id: 7,
  method: "tools/call",
  params: { name: "where_to_watch", arguments: { type: "movie", id: 550, country: "DE" } },
});
const MODERN = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "probe", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const modern = (method: string, params: object = {}, meta: object = MODERN) =>
  JSON.stringify({ jsonrpc: "2.0", id: 7, method, params: { ...params, _meta: meta } });

test.each([
  ["*/*", "application/json"],
  ["application/json", "application/json"],
  ["application/*", "application/json"],
  ["application/json;q=0.5, text/event-stream", "application/json"],
  ["text/html, */*;q=0.1", "application/json"],
  ["", "application/json"],
  ["text/event-stream", "text/event-stream"],
  ["text/*", "text/event-stream"],
])("a client that accepts %j gets %s, in every version of the protocol", async (accept, type) => {
  for (const body of [CALL, modern("tools/call", JSON.parse(CALL).params)]) {
    const response = await post(body, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(type);
    const content = await response.text();
    const json =
      type === "application/json" ? content : (/^data: (\{.*)$/mu.exec(content)?.[1] ?? "");
    expect(JSON.parse(json)).toMatchObject({
      id: 7,
      result: { structuredContent: { country: "DE" } },
    });
  }
});

test("a client without an Accept header gets JSON", async () => {
  const response = await gateway.app.inject({
    method: "POST",
    url: "/mcp",
    headers: { "content-type": "application/json" },
    payload: CALL,
  });
  expect([response.statusCode, response.json().id]).toEqual([200, 7]);
});

test("/mcp/ is /mcp", async () => {
  const response = await fetch(`${address}/mcp/`, {
    method: "POST",
    body: CALL,
    headers: { "content-type": "application/json", origin: "https://page.example" },
  });
  expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([
    200,
    "*",
  ]);
  expect(((await response.json()) as { id: unknown }).id).toBe(7);
  expect((await fetch(`${address}/mcp/`)).status).toBe(405);
});

test.each([
  ["GET", "/.well-known/oauth-protected-resource"],
  ["GET", "/.well-known/oauth-protected-resource/mcp"],
  ["GET", "/.well-known/oauth-authorization-server/mcp"],
  ["GET", "/.well-known/openid-configuration"],
  ["GET", "/register"],
  ["POST", "/register"],
  ["GET", "/authorize?client_id=x"],
  ["POST", "/token"],
  ["GET", "/mcp/.well-known/openid-configuration"],
])("%s %s is told in a few bytes of JSON that it is not there", async (method, path) => {
  const response = await fetch(`${address}${path}`, { method, headers: { accept: "*/*" } });
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/json/u);
  expect((await response.text()).length).toBeLessThan(300);
});

test("a client of 2026-07-28 needs no handshake", async () => {
  const discovered = await send("server/discover", { _meta: MODERN });
  expect(discovered).toMatchObject({ resultType: "complete", supportedVersions: ["2026-07-28"] });
  expect((await send("tools/list", { _meta: MODERN }))["tools"]).toHaveLength(4);
  // One that says nothing of itself is taken too.
  const sparse = { "io.modelcontextprotocol/protocolVersion": "2026-07-28" };
  expect((await send("tools/list", { _meta: sparse }))["tools"]).toHaveLength(4);
  const result = await send("tools/call", { ...JSON.parse(CALL).params, _meta: MODERN });
  expect(result).toMatchObject({ structuredContent: { country: "DE" } });
});

test("a client by the SDK speaks either version", async () => {
  for (const mode of ["legacy", "auto"] as const) {
    const other = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
    await other.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
    const { structuredContent } = await other.callTool({
      name: "where_to_watch",
      arguments: { type: "movie", id: 550, country: "DE" },
    });
    expect(structuredContent).toMatchObject({ country: "DE" });
    expect(other.getProtocolEra()).toBe(mode === "auto" ? "modern" : "legacy");
    await other.close();
  }
});

test("a version that nobody has is refused with those that are supported, wherever it is named", async () => {
  const alone = await post(JSON.stringify(JSON_RPC), { "mcp-protocol-version": "2031-01-01" });
  expect([alone.status, await alone.json()]).toMatchObject([
    400,
    { error: { code: -32_022, data: { requested: "2031-01-01", supported: ["2026-07-28"] } } },
  ]);
  // The header and the body disagree: HeaderMismatch.
  const disagreeing = await post(modern("tools/list"), { "mcp-protocol-version": "2025-11-25" });
  expect([disagreeing.status, await disagreeing.json()]).toMatchObject([
    400,
    { error: { code: -32_020 } },
  ]);
  const meta = { ...MODERN, "io.modelcontextprotocol/protocolVersion": "2031-01-01" };
  const response = await post(modern("tools/list", {}, meta));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    id: 7,
    error: { code: -32_022, data: { requested: "2031-01-01", supported: ["2026-07-28"] } },
  });
  const initialize = await send("initialize", {
    protocolVersion: "2031-01-01",
    capabilities: {},
    clientInfo: { name: "probe", version: "1" },
  });
  expect(initialize["protocolVersion"]).toBe("2025-11-25");
  const older = await send("initialize", {
    protocolVersion: "2024-11-05",
    capabilities: {},
    clientInfo: { name: "probe", version: "1" },
  });
  expect(older["protocolVersion"]).toBe("2024-11-05");
});

test("a subscription, which would keep a connection, is refused", async () => {
  const body = modern("subscriptions/listen", { notifications: { toolsListChanged: true } });
  const response = await post(body, { accept: "text/event-stream" });
  expect(await response.text()).toContain('"error"');
});
