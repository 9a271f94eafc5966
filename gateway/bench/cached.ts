import { setTimeout as wait } from "node:timers/promises";
import { compareLoads, compareWithBare, printHead, printRow } from "./compare.ts";
import { BENCH_ENVIRONMENT } from "./environment.ts";
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

interface Case extends Omit<Load, "url"> {
  readonly name: string;
  readonly path: string;
  /** Sends the entity tag of the response, which is then 304. */
  readonly conditional?: boolean;
}

const CASES: readonly Case[] = [
  ...everyForm({ name: "GraphQL GET, list", path: `/graphql?${list}`, headers: GRAPHQL }),
  ...encodings({
    name: "GraphQL POST, title",
    path: "/graphql",
    method: "POST",
    headers: JSON_BODY,
    body: title,
  }),
  ...encodings({
    name: "GraphQL POST, titles in turn",
    path: "/graphql",
    method: "POST",
    headers: JSON_BODY,
    body: title.replace("550", "@value"),
    values: TITLES,
  }),
  ...everyForm({ name: "/api/movie/550", path: "/api/movie/550" }),
  ...encodings({ name: "page /movie/550/fight-club", path: "/movie/550/fight-club" }),
  ...encodings({ name: "page /", path: "/" }),
];

/** Compares cached responses with a bare server; further words choose among the cases by name. */
export async function run(words: readonly string[] = []): Promise<void> {
  const server = await ServerProcess.start("gateway.ts", { environment: BENCH_ENVIRONMENT });
  try {
    printHead("Cached");
    for (const { name, path, conditional, ...request } of CASES) {
      if (!words.every((word) => name.includes(word))) continue;
      const url = server.address + path;
      const load = { ...request, url };
      printRow(name, await compareWithBare(server, conditional ? await withTag(load) : load));
    }
    console.log("\n| A 304 | CPU ÷ its 200 |\n| --- | --- |");
    for (const { name, path, conditional, ...request } of CASES) {
      if (!conditional || !words.every((word) => name.includes(word))) continue;
      const load = { ...request, url: server.address + path };
      const ratio = await compareLoads(server, await withTag(load), load);
      console.log(`| ${name} | ${ratio.toFixed(2)} |`);
    }
  } finally {
    await server.stop();
  }
}

function encodings(plain: Case): Case[] {
  return ["identity", "gzip", "br"].map((encoding) => ({
    ...plain,
    name: `${plain.name}, ${encoding}`,
    headers: { ...plain.headers, "accept-encoding": encoding },
  }));
}

function everyForm(plain: Case): Case[] {
  return [...encodings(plain), { ...plain, name: `${plain.name}, 304`, conditional: true }];
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
      const { status } = await fetch(load.url, { headers });
      if (status === 304) return { ...load, headers };
    }
    await wait(TAG_WAIT_MS);
  }
  throw new Error(`${load.url} was never responded to with 304`);
}
