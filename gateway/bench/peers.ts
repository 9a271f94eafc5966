import { compareWithBare, printHead, printRow } from "./compare.ts";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import { installPeers } from "./peers/install.ts";
import { LIST_QUERY } from "./queries.ts";
import { ServerProcess } from "./server-process.ts";
import type { Load } from "./wrk.ts";

const HEADERS = { "content-type": "application/json", accept: "application/json" };
const NOTHING_CACHED = { RESPONSE_CACHE_BYTES: "8" };
const MOVIE = "/api/movie/550";

interface Peer {
  readonly name: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** What is requested: the list of 20 titles with offers, each time another or the same, or a movie by `/api`. */
  readonly request: "other list" | "same list" | "movie";
}

const PEERS: readonly Peer[] = [
  {
    name: "Flickmap, cached list",
    file: "gateway.ts",
    environment: BENCH_ENVIRONMENT,
    request: "same list",
  },
  {
    name: "Apollo Server with its response cache, list",
    file: "../peers/apollo.mjs",
    args: ["response-cache"],
    request: "same list",
  },
  {
    name: "Flickmap, executed list",
    file: "gateway.ts",
    environment: { ...BENCH_ENVIRONMENT, ...NOTHING_CACHED },
    request: "other list",
  },
  { name: "Mercurius with its JIT, list", file: "../peers/mercurius.mjs", request: "other list" },
  { name: "Apollo Server standalone, list", file: "../peers/apollo.mjs", request: "other list" },
  {
    name: "Flickmap, cached movie of /api",
    file: "gateway.ts",
    environment: BENCH_ENVIRONMENT,
    request: "movie",
  },
  { name: "Nitro as a caching proxy, movie of /api", file: "../peers/nitro.mjs", request: "movie" },
];

/**
 * Compares the product with what people would use instead, on the same film data, resolvers and queries, each with a
 * bare server that writes the same bytes. Further words choose among them by name.
 */
export async function run(words: readonly string[] = []): Promise<void> {
  installPeers();
  const origin = await ServerProcess.start("gateway.ts", { environment: BENCH_ENVIRONMENT });
  try {
    printHead("Peers");
    for (const { name, file, args = [], environment = {}, request } of PEERS) {
      if (!words.every((word) => name.includes(word))) continue;
      const server = await ServerProcess.start(file, {
        args,
        environment: { NODE_ENV: "production", ORIGIN: origin.address, ...environment },
      });
      try {
        printRow(name, await compareWithBare(server, loadOf(request, server.address)));
      } finally {
        await server.stop();
      }
    }
  } finally {
    await origin.stop();
  }
}

function loadOf(request: Peer["request"], address: string): Load {
  if (request === "movie") return { url: address + MOVIE };
  const body = JSON.stringify({ query: LIST_QUERY, variables: { country: "US", n: 0 } });
  return {
    url: `${address}/graphql`,
    method: "POST",
    headers: HEADERS,
    body: request === "other list" ? body.replace('"n":0', '"n":@n') : body,
  };
}
