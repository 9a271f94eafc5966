import { hash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compareLoads, compareWithBare, printHead, printRow } from "./compare.ts";
import { BENCH_ENVIRONMENT, BENCH_FOLDER } from "./environment.ts";
import { LIST_QUERY, TITLE_QUERY } from "./queries.ts";
import { ServerProcess } from "./server-process.ts";
import type { Load } from "./wrk.ts";

const GRAPHQL = { "apollo-require-preflight": "true", accept: "application/json" };
const JSON_BODY = { "content-type": "application/json", accept: "application/json" };
const list = new URLSearchParams({ query: LIST_QUERY, variables: '{"country":"US"}' });
const title = JSON.stringify({ query: TITLE_QUERY, variables: { id: 550, country: "US" } });
const TAG_ATTEMPTS = 5;
const TAG_WAIT_MS = 1000;
/** Each is another body on the same connection. */
const TITLES = ["550", "603", "13", "680", "155", "278", "238", "424"];

/** Each request is another visitor's: it has a cookie of its own, and its country's page. */
const VISITED_COUNTRIES = ["US", "GB", "DE", "FR", "IT", "ES", "CA", "BR"];

/** Of a client whose budget no load uses up. */
const API_KEY = "the-key-of-a-client-that-is-measured";
const UNITS_PER_MINUTE = 10_000_000;

interface Case extends Omit<Load, "url"> {
  readonly name: string;
  readonly path: string;
  /** Sends the entity tag of the response, which is then 304. */
  readonly conditional?: boolean;
}

const LIST: Case = { name: "GraphQL GET, list", path: `/graphql?${list}`, headers: GRAPHQL };
const POST: Case = {
  name: "GraphQL POST, title",
  path: "/graphql",
  method: "POST",
  headers: JSON_BODY,
  body: title,
};
const API: Case = { name: "/api/movie/550", path: "/api/movie/550" };
const PAGE: Case = { name: "page /movie/550/fight-club", path: "/movie/550/fight-club" };
const CASES: readonly Case[] = [
  ...everyForm(LIST),
  ...encodings(POST),
  ...encodings({
    name: "GraphQL POST, titles in turn",
    path: "/graphql",
    method: "POST",
    headers: JSON_BODY,
    body: title.replace("550", "@value"),
    values: TITLES,
  }),
  ...everyForm(API),
  {
    name: "/api/movie/550, br, with an API key",
    path: API.path,
    headers: { "accept-encoding": "br", authorization: `Bearer ${API_KEY}` },
  },
  ...encodings(PAGE),
  ...encodings({ name: "page /", path: "/" }),
  {
    name: `page /movie/550/fight-club, br, visitors of ${VISITED_COUNTRIES.length} countries in turn`,
    path: "/movie/550/fight-club",
    headers: { "accept-encoding": "br", cookie: "visit=@n; country=@value" },
    values: VISITED_COUNTRIES,
  },
];

/** Responses of the gateway that are compared with each other: the first is to cost no more than the second. */
const PAIRS: readonly (readonly [Case, Case])[] = [
  ...[LIST, POST, API, PAGE].flatMap((plain) =>
    (["gzip", "br"] as const).map(
      (encoding) => [as(encoding, plain), as("identity", plain)] as const,
    ),
  ),
  ...[LIST, API].map((plain) => [whenUnchanged(plain), as("identity", plain)] as const),
  ...(["gzip", "br"] as const).map((encoding) => [as(encoding, PAGE), as(encoding, API)] as const),
];

/** Compares cached responses with a bare server, and with each other; further words choose among the cases by name. */
export async function run(words: readonly string[] = []): Promise<void> {
  const environment = { ...BENCH_ENVIRONMENT, API_KEYS_FILE: await writeApiKeys() };
  const server = await ServerProcess.start("gateway.ts", { environment });
  const loadOf = ({ path, conditional, ...request }: Case): Load | Promise<Load> => {
    const load = { ...request, url: server.address + path };
    return conditional ? withTag(load) : load;
  };
  try {
    printHead("Cached");
    for (const one of CASES) {
      if (!words.every((word) => one.name.includes(word))) continue;
      printRow(one.name, await compareWithBare(server, await loadOf(one)));
    }
    console.log("\n| Cached | beside | CPU ÷ |\n| --- | --- | --- |");
    for (const [one, other] of PAIRS) {
      if (!words.every((word) => one.name.includes(word))) continue;
      const ratio = await compareLoads(server, await loadOf(one), await loadOf(other));
      console.log(`| ${one.name} | ${other.name} | ${ratio.toFixed(2)} |`);
    }
  } finally {
    await server.stop();
  }
}

/** @returns the file of API keys of a gateway that knows the one */
async function writeApiKeys(): Promise<string> {
  const file = join(BENCH_FOLDER, "api-keys.json");
  const sha256 = hash("sha256", API_KEY, "hex");
  await mkdir(BENCH_FOLDER, { recursive: true });
  await writeFile(
    file,
    JSON.stringify([{ name: "bench", sha256, unitsPerMinute: UNITS_PER_MINUTE }]),
  );
  return file;
}

/** The request of a client that wants an encoding. */
function as(encoding: "identity" | "gzip" | "br", plain: Case): Case {
  const headers = { ...plain.headers, "accept-encoding": encoding };
  return { ...plain, name: `${plain.name}, ${encoding}`, headers };
}

/** The request of a client that has the response. */
function whenUnchanged(plain: Case): Case {
  return { ...plain, name: `${plain.name}, 304`, conditional: true };
}

function encodings(plain: Case): Case[] {
  return [as("identity", plain), as("gzip", plain), as("br", plain)];
}

function everyForm(plain: Case): Case[] {
  return [...encodings(plain), whenUnchanged(plain)];
}

/**
 * The load with the entity tag of its response. A response made of stale data has none: the data is fetched anew then, and
 * the next response has one.
 *
 * @throws when no request with its tag is responded to with 304
 */
async function withTag(load: Load): Promise<Load> {
  for (let attempt = 1; attempt <= TAG_ATTEMPTS; attempt += 1) {
    const response = await fetch(load.url, { headers: { ...load.headers } });
    await response.arrayBuffer();
    const tag = response.headers.get("etag");
    if (tag !== null) {
      const headers = { ...load.headers, "if-none-match": tag };
      // By default fetch adds to a request with a tag that no stored response will do.
      const { status } = await fetch(load.url, { headers, cache: "no-cache" });
      if (status === 304) return { ...load, headers };
    }
    await wait(TAG_WAIT_MS);
  }
  throw new Error(`${load.url} was never responded to with 304`);
}
