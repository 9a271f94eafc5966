import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareWithBare, printHead, printRow } from "./compare.ts";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import { checkResponse } from "./peers/check-response.ts";
import { installPeers } from "./peers/install.ts";
import { LIST_PAGE_QUERY, LIST_QUERY, LISTS } from "./queries.ts";
import { ServerProcess } from "./server-process.ts";
import { type Load, requestOnce } from "./wrk.ts";

const HEADERS = { "content-type": "application/json", accept: "application/json" };
/** Lets Apollo Server and the gateway execute a GET, whose response states its age. */
const PREFLIGHT = { "apollo-require-preflight": "true", accept: "application/json" };
const NOTHING_CACHED = { RESPONSE_CACHE_BYTES: "8" };
/** Every server has the offers of this day, so that all have the same data. */
const ONE_DAY = { SAMPLE_AVAILABILITY_DATE: "2026-11-01" };
const MOVIE = "/api/movie/550";

interface Peer {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * What is requested: a list of 20 titles with offers, or 450 of them in turn, with a variable that is another each time
   * (POST); the same list each time (GET); or a movie by `/api`.
   */
  readonly request: "list" | "lists in turn" | "same list" | "movie";
  /** Whether the row is one of cached responses. */
  readonly cached: boolean;
}

const PEERS: readonly Peer[] = [
  {
    name: "Flickmap, cached list",
    file: "gateway.ts",
    request: "same list",
    cached: true,
  },
  {
    name: "Apollo Server with its response cache, list",
    file: "../peers/apollo.mjs",
    args: ["response-cache"],
    request: "same list",
    cached: true,
  },
  ...executed("list", "list, again and again"),
  ...executed("lists in turn", `${LISTS.length} lists in turn`),
  {
    name: "Flickmap, cached movie of /api",
    file: "gateway.ts",
    request: "movie",
    cached: true,
  },
  {
    name: "Nitro as a caching proxy, movie of /api",
    file: "../peers/nitro.mjs",
    request: "movie",
    cached: true,
  },
];

/** The servers that execute. */
function executed(request: Peer["request"], what: string): readonly Peer[] {
  const common = { request, cached: false };
  return [
    {
      ...common,
      name: `Flickmap, executed ${what}`,
      file: "gateway.ts",
      environment: NOTHING_CACHED,
    },
    { ...common, name: `Mercurius with its JIT, ${what}`, file: "../peers/mercurius.mjs" },
    { ...common, name: `Apollo Server standalone, ${what}`, file: "../peers/apollo.mjs" },
  ];
}

/**
 * Compares the product with what people would use instead, on the same film data, resolvers and queries, each with a
 * bare server that writes the same bytes. Further words choose among them by name.
 *
 * @throws when a server's data is not the gateway's, or a row of cached responses has one that was not cached
 */
export async function run(words: readonly string[] = []): Promise<void> {
  installPeers();
  const folder = await mkdtemp(join(tmpdir(), "flickmap-peers-"));
  const common = { ...BENCH_ENVIRONMENT, ...ONE_DAY, DATA_DIR: folder };
  const origin = await ServerProcess.start("gateway.ts", { environment: common });
  try {
    printHead("Peers");
    for (const { name, file, args = [], environment = {}, request, cached } of PEERS) {
      if (!words.every((word) => name.includes(word))) continue;
      const server = await ServerProcess.start(file, {
        args,
        // Others are started as their documentation says.
        ...(file.startsWith("../peers/") && { flags: [] }),
        environment: { ...common, ORIGIN: origin.address, ...environment },
      });
      try {
        const load = loadOf(request, server.address);
        await checkResponse(name, load, { origin: loadOf(request, origin.address), cached });
        for (const value of load.values ?? []) await requestOnce({ ...load, values: [value] });
        printRow(name, await compareWithBare(server, load));
      } finally {
        await server.stop();
      }
    }
  } finally {
    await origin.stop();
    await rm(folder, { recursive: true });
  }
}

function loadOf(request: Peer["request"], address: string): Load {
  if (request === "movie") return { url: address + MOVIE };
  if (request === "same list") {
    const list = new URLSearchParams({ query: LIST_QUERY, variables: '{"country":"US"}' });
    return { url: `${address}/graphql?${list}`, headers: PREFLIGHT };
  }
  return {
    url: `${address}/graphql`,
    method: "POST",
    headers: HEADERS,
    body: `{"query":${JSON.stringify(LIST_PAGE_QUERY)},"variables":{@value,"n":@n}}`,
    values: request === "list" ? LISTS.slice(0, 1) : LISTS,
  };
}
