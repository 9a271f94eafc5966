import { setTimeout as wait } from "node:timers/promises";
import { startGatewayProcess } from "./gateway-process.ts";
import { flatOut, steadily, told } from "./load.ts";
import { finding } from "./scale.ts";
import { cacheTitles } from "./cached-titles.ts";

const PER_SECOND = 500;
const BEFORE_MS = 4000;
const WARMING_SECONDS = 5;
/** They fit into memory: what is requested here can be served. */
const TITLES = 200;

/** A gateway is told to stop while requests come in, each over a connection of its own. */
export async function run(): Promise<boolean> {
  const cached = await cacheTitles(TITLES);
  const gateway = await startGatewayProcess(cached.sample, cached.dataDir);
  const gone = new AbortController();
  try {
    // A start is slow whatever comes after: titles are read for the first time, code runs for the first time.
    await flatOut(gateway.address, 8, WARMING_SECONDS, cached.shot);
    const load = steadily(gateway.address, PER_SECOND, 60, cached.shot, {
      fresh: true,
      until: gone.signal,
    });
    await wait(BEFORE_MS);
    const { code, milliseconds } = await gateway.stop();
    gone.abort();
    const outcome = await load;
    // Who finds no open port was never accepted: a proxy sends them to another gateway.
    const dropped = Object.entries(outcome.by).filter(
      ([what]) => what !== "200" && what !== "ECONNREFUSED",
    );
    return [
      finding(dropped.length === 0, `SIGTERM at ${PER_SECOND}/s: ${told(outcome)}`),
      finding(code === 0 && milliseconds < 10_000, `ended with ${code} after ${milliseconds} ms`),
    ].every(Boolean);
  } finally {
    gone.abort();
    await cached.close();
  }
}
