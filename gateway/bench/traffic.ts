import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { runOnCore } from "./measured-process.ts";
import { CHECKOUT, LOAD_CORE, startGateway, startSurroundings } from "./start-gateway.ts";
import { KINDS, type Kind } from "./traffic/requests.ts";
import { printTraffic, STAGES } from "./traffic/results.ts";
import { measureInTurn, ServerUnderTest } from "./traffic/server-under-test.ts";

const OPTIONS = {
  seed: { type: "string", default: "1" },
  /** The share of each kind. */
  mix: { type: "string", default: "page:60,query:20,api:20" },
  /** Requests of the mix in a round. */
  requests: { type: "string", default: "12000" },
  /** Requests of each kind alone in a round. */
  "kind-requests": { type: "string", default: "6000" },
  rounds: { type: "string", default: "3" },
  connections: { type: "string", default: "32" },
  /** A gateway sends pages without content when more than four wait to be rendered. */
  "pages-in-flight": { type: "string", default: "4" },
  /** Seconds of load before the first round. */
  "load-seconds": { type: "string", default: "10" },
  /** A built checkout whose gateway is measured, several with several options; this one by default. */
  gateway: { type: "string", multiple: true, default: [CHECKOUT] },
} satisfies ParseArgsOptionsConfig;

/**
 * Measures what visitors cause: requests in which titles, countries and visitors vary, in alternating rounds with a bare
 * server that writes as many bytes.
 */
export async function run(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const options = {
    seed: Number(values.seed),
    mix: readMix(values.mix),
    requests: Number(values.requests),
    kindRequests: Number(values["kind-requests"]),
    connections: Number(values.connections),
    pagesInFlight: Number(values["pages-in-flight"]),
    loadSeconds: Number(values["load-seconds"]),
  };
  await runOnCore(LOAD_CORE);
  const folder = await mkdtemp(join(tmpdir(), "flickmap-traffic-"));
  const surroundings = await startSurroundings(folder);
  const { sample, bare } = surroundings;
  const processes = [sample, bare];
  try {
    const servers: ServerUnderTest[] = [];
    for (const [index, path] of values.gateway.entries()) {
      const checkout = resolve(path);
      const server = await startGateway(checkout, String(index), surroundings);
      processes.push(server);
      servers.push(await ServerUnderTest.create(checkout, { server, bare }, checkout));
    }
    const stages = await measureInTurn(servers, STAGES, Number(values.rounds), options);
    for (const { name } of servers) printTraffic({ name, stages: stages.get(name) ?? [] });
  } finally {
    for (const process of processes) await process.stop();
    await rm(folder, { recursive: true });
  }
}

/** @throws when a kind is none, or a share no number */
function readMix(text: string): Readonly<Record<Kind, number>> {
  const mix = { page: 0, query: 0, api: 0 };
  for (const part of text.split(",")) {
    const [name = "", share] = part.split(":");
    const kind = KINDS.find((known) => known === name);
    if (kind === undefined || !Number.isFinite(Number(share))) {
      throw new Error(`--mix ${text} is not of the form page:60,query:20,api:20`);
    }
    mix[kind] = Number(share);
  }
  return mix;
}
