import { type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runOnCore } from "./measured-process.ts";
import {
  type BenchOptions,
  GATEWAY_OPTION,
  readCheckout,
  readNumber,
  readOptions,
  UsageError,
} from "./options.ts";
import { LOAD_CORE, startGateway, startSurroundings } from "./start-gateway.ts";
import { popularMovies } from "./traffic/popular-movies.ts";
import { KINDS, type Kind, type Mix } from "./traffic/requests.ts";
import { printTraffic, STAGES } from "./traffic/results.ts";
import { measureInTurn, ServerUnderTest } from "./traffic/server-under-test.ts";
import { titleQueryPath } from "./traffic/title-query.ts";

export const OPTIONS = {
  seed: { type: "string", default: "1", about: "what the requests are made from" },
  languages: { type: "string", default: "en", about: "of visitors, such as en,de,ja,ar" },
  mix: { type: "string", default: "page:60,query:20,api:20", about: "the share of each kind" },
  requests: { type: "string", default: "12000", about: "requests of the mix in a round" },
  "kind-requests": {
    type: "string",
    default: "6000",
    about: "requests of each kind alone in a round",
  },
  rounds: { type: "string", default: "3", about: "rounds, whose median is printed" },
  connections: { type: "string", default: "32", about: "over which requests are sent" },
  // A gateway sends pages without content when more than four wait to be rendered.
  "pages-in-flight": { type: "string", default: "4", about: "pages that are requested at a time" },
  "load-seconds": {
    type: "string",
    default: "10",
    about: "seconds of load before the first round",
  },
  gateway: GATEWAY_OPTION,
} satisfies BenchOptions;

/**
 * Measures what visitors cause: requests in which titles, countries and visitors vary, in alternating rounds with a bare
 * server that writes as many bytes.
 */
export async function run(args: readonly string[]): Promise<void> {
  const values = readOptions(args, OPTIONS);
  const options = {
    seed: readNumber("seed", values.seed, 0),
    mix: readMix(values.mix),
    requests: readNumber("requests", values.requests),
    kindRequests: readNumber("kind-requests", values["kind-requests"]),
    connections: readNumber("connections", values.connections),
    pagesInFlight: readNumber("pages-in-flight", values["pages-in-flight"]),
    loadSeconds: readNumber("load-seconds", values["load-seconds"], 0),
  };
  const languages = readLanguages(values.languages);
  const rounds = readNumber("rounds", values.rounds);
  const checkouts = values.gateway.map(readCheckout);
  await runOnCore(LOAD_CORE);
  const folder = await mkdtemp(join(tmpdir(), "flickmap-traffic-"));
  const surroundings = await startSurroundings(folder);
  const { sample, bare } = surroundings;
  const processes = [sample, bare];
  try {
    const servers: ServerUnderTest[] = [];
    for (const [index, checkout] of checkouts.entries()) {
      const server = await startGateway(checkout, String(index), surroundings);
      processes.push(server);
      servers.push(
        new ServerUnderTest(
          checkout,
          { server, bare },
          await popularMovies(server.address),
          titleQueryPath(checkout),
          languages,
        ),
      );
    }
    const stages = await measureInTurn(servers, STAGES, rounds, options);
    for (const { name } of servers) printTraffic({ name, stages: stages.get(name) ?? [] });
  } finally {
    for (const process of processes) await process.stop();
    await rm(folder, { recursive: true });
  }
}

/** @throws {UsageError} when one is none of the site's */
function readLanguages(text: string): readonly LanguageCode[] {
  return text.split(",").map((code) => {
    const language = LANGUAGES.find((known) => known.code === code);
    if (language !== undefined) return language.code;
    throw new UsageError(`--languages=${text} is not of the form en,de,pt-BR`);
  });
}

/** @throws {UsageError} when a kind is none, or a share no number */
function readMix(text: string): Mix {
  const mix: Partial<Record<Kind, number>> = {};
  for (const part of text.split(",")) {
    const [name = "", share] = part.split(":");
    const kind = KINDS.find((known) => known === name);
    if (kind === undefined || !Number.isFinite(Number(share))) {
      throw new UsageError(`--mix=${text} is not of the form page:60,query:20,api:20`);
    }
    mix[kind] = Number(share);
  }
  return mix;
}
