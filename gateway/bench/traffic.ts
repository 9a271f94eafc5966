import { Agent, get } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CHECKOUT, median, type Server, startGateway, startSample } from "./server.ts";

/*
 * `npm run bench -- traffic`: what visitors cause. Requests in which titles, countries and visitors vary are sent to the gateways
 * of several checkouts in alternating rounds: `--gateway ../before --gateway .`
 */

type Kind = "page" | "query" | "api";
type Request = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

const COUNTRIES =
  "US GB DE FR BR IN CA MX ES IT AU JP KR NL TR AR PL SE BE CH AT PT DK NO FI IE NZ ZA CO CL PE".split(
    " ",
  );
const GENRES = [28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 53];
const BROWSERS = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0",
];
const MOVIES = 800;
const ZIPF_EXPONENT = 0.9;
/** Pages at a time: a gateway renders few. */
const CONNECTIONS: Readonly<Record<Kind, number>> = { page: 4, query: 32, api: 32 };

/** Numbers from 0 up to 1 that depend on the seed alone (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks from a list by Zipf's law: its first item the most often. */
function zipf<Item>(items: readonly Item[], next: () => number): () => Item {
  let total = 0;
  const bounds = items.map((_, index) => (total += 1 / (index + 1) ** ZIPF_EXPONENT));
  return () => {
    const value = next() * total;
    return items[bounds.findIndex((bound) => bound > value)] as Item;
  };
}

/** The path of the web app's own request for a title: its hash, of the build of a checkout. */
function titleQuery(checkout: string): (id: number, country: string) => string {
  const file = join(checkout, "web/dist-server/persisted-documents.json");
  if (!existsSync(file)) throw new Error(`${checkout} is not built: npm run build`);
  const documents: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const found = Object.entries(documents).find(([, text]) => text.startsWith("query Title("));
  if (found === undefined) throw new Error(`The web app in ${checkout} has no query Title`);
  const [sha256Hash, text] = found;
  const extensions = encodeURIComponent(
    JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  );
  return (id, country) => {
    const values = { type: "MOVIE", id, country, countryKnown: true, language: "EN" };
    const used = Object.entries(values).filter(([name]) => text.includes(`$${name}:`));
    const variables = encodeURIComponent(JSON.stringify(Object.fromEntries(used)));
    return `/graphql?operationName=Title&variables=${variables}&extensions=${extensions}`;
  };
}

function makeRequests(
  kind: Kind,
  seed: number,
  count: number,
  movies: readonly number[],
  checkout: string,
): Request[] {
  const next = random(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const movie = zipf(movies, next);
  const country = zipf(COUNTRIES, next);
  const query = titleQuery(checkout);
  const page = () => {
    const chance = next();
    if (chance < 3 / 4) return `/movie/${movie()}/x`;
    if (chance < 7 / 8) return "/";
    return pick([
      "/category/movie",
      "/new",
      "/faq",
      `/genre/${pick(GENRES)}?type=movie`,
      "/search?q=the",
    ]);
  };
  return Array.from({ length: count }, () => {
    const number = Math.floor(next() * 2 ** 31);
    const from = country();
    const paths = {
      page,
      query: () => query(movie(), from),
      api: () => `/api/movie/${movie()}?region=${from}`,
    };
    return {
      path: paths[kind](),
      headers: {
        "x-forwarded-for": `81.${number % 4}.${number % 250}.${1 + (number % 249)}`,
        "user-agent": pick(BROWSERS),
        "accept-language": "en",
        "accept-encoding": "gzip, deflate, br",
        accept: kind === "page" ? "text/html" : "application/json",
        "apollo-require-preflight": "true",
        cookie: `country=${from}`,
      },
    };
  });
}

/** Sends requests over so many connections. @throws at a response that is an error */
async function send(server: Server, requests: readonly Request[], connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = requests.values();
  const latencies: number[] = [];
  const sendOne = ({ path, headers }: Request) =>
    new Promise<void>((resolve, reject) => {
      const begun = performance.now();
      get(server.origin + path, { headers, agent }, (response) => {
        if ((response.statusCode ?? 500) >= 400)
          reject(new Error(`${response.statusCode} for ${path}`));
        response.resume().once("end", () => {
          latencies.push(performance.now() - begun);
          resolve();
        });
      }).once("error", reject);
    });
  const cpu = await server.cpuMicroseconds();
  const sendAll = async () => {
    for (const request of waiting) await sendOne(request);
  };
  await Promise.all(Array.from({ length: connections }, sendAll));
  agent.destroy();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    cpu: ((await server.cpuMicroseconds()) - cpu) / requests.length,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}

async function listMovies({ origin }: Server): Promise<readonly number[]> {
  const movies: number[] = [];
  for (let page = 1; movies.length < MOVIES; page += 1) {
    const response = await fetch(`${origin}/api/movie/popular?page=${page}`);
    const { results } = (await response.json()) as { results: { id: number }[] };
    if (results.length === 0) break;
    movies.push(...results.map(({ id }) => id));
  }
  return movies;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      gateway: { type: "string", multiple: true, default: [CHECKOUT] },
      rounds: { type: "string", default: "3" },
      requests: { type: "string", default: "4000" },
      seed: { type: "string", default: "1" },
    },
  });
  const sample = await startSample();
  const environment = { core: "0", TMDB_READ_TOKEN: "bench", TMDB_BASE_URL: `${sample.origin}/3` };
  const servers = await Promise.all(
    values.gateway.map(async (checkout) => ({
      checkout,
      server: await startGateway(checkout, environment),
    })),
  );
  const [first] = servers;
  if (first === undefined) throw new Error("No gateway to measure");
  const movies = await listMovies(first.server);
  const rows = new Map<string, { cpu: number; p99: number }[]>();
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const kind of ["page", "query", "api"] as const) {
      for (const { checkout, server } of servers) {
        const seed = Number(values.seed) * 1000 + round;
        const count = kind === "page" ? Number(values.requests) / 4 : Number(values.requests);
        const result = await send(
          server,
          makeRequests(kind, seed, count, movies, checkout),
          CONNECTIONS[kind],
        );
        const key = `${kind}, ${checkout}`;
        if (round > 0) rows.set(key, [...(rows.get(key) ?? []), result]);
      }
    }
  }
  for (const [key, results] of rows) {
    const cpu = median(results.map((result) => result.cpu)).toFixed(0);
    const p99 = median(results.map((result) => result.p99)).toFixed(1);
    console.log(`${key}: ${cpu} µs of CPU a request, p99 ${p99} ms`);
  }
  for (const { checkout, server } of servers) {
    console.log(`${checkout}: ${await server.maxMegabytes()} MB at most`);
    await server.stop();
  }
  await sample.stop();
}
