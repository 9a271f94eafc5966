import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";

const LOOKS_EVERY_MS = 50;
/** What is begun at the start has ended so long after the gateway is ready, and what an operation leaves to do after it. */
const SETTLING_MS = 1500;
const AFTER_OPERATION_MS = 200;

/** A gateway that is ready, with a film database of its own. */
export interface ReadyGateway {
  readonly gateway: GatewayProcess;
  readonly sample: SampleFilmDatabase;
  /** Sends an operation. @returns the body of the response */
  send(operation: Operation): Promise<string>;
  close(): Promise<void>;
}

/** What a client sends to `/graphql`. */
export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** In milliseconds. */
export interface ProcessorTime {
  readonly mainMs: number;
  readonly allMs: number;
}

/**
 * Starts a gateway as in production, where libraries leave out checks that help developers, and waits until it is ready.
 * Its film database responds as fast as it can; the limits of clients are tried elsewhere.
 */
export async function startReadyGateway(
  syntheticTitles: number,
  { watchesTurns = false }: { readonly watchesTurns?: boolean } = {},
): Promise<ReadyGateway> {
  const sample = await startSampleFilmDatabase({ syntheticTitles });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const gateway = await startGatewayProcess(
    sample,
    dataDir,
    {
      NODE_ENV: "production",
      WARM_UP: "on",
      REQUESTS_PER_MINUTE: "1000000",
      UPSTREAM_RATE_PER_SECOND: "1000",
    },
    { watchesTurns },
  );
  while (!(await isReady(gateway))) await wait(LOOKS_EVERY_MS);
  await wait(SETTLING_MS);
  return {
    gateway,
    sample,
    async send(operation) {
      const response = await fetch(`${gateway.address}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(operation),
      });
      return response.text();
    },
    async close() {
      await gateway.stop();
      await sample.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The processor time that something takes, of the main thread and of all, with what threads that compile and collect
 * garbage do just afterwards.
 */
export async function processorTime(
  gateway: GatewayProcess,
  work: () => Promise<unknown>,
): Promise<ProcessorTime> {
  const [main, all] = [await gateway.mainThreadMs(), await gateway.allThreadsMs()];
  await work();
  await wait(AFTER_OPERATION_MS);
  return {
    mainMs: (await gateway.mainThreadMs()) - main,
    allMs: (await gateway.allThreadsMs()) - all,
  };
}

async function isReady({ address }: GatewayProcess): Promise<boolean> {
  const response = await fetch(`${address}/health/ready`);
  await response.arrayBuffer();
  return response.status === 200;
}
