import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startFlags } from "../chaos/gateway-process.ts";
import { median } from "./compare.ts";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import { LIST_QUERY } from "./queries.ts";
import { type Load, sendLoad } from "./wrk.ts";

const MAIN = fileURLToPath(new URL("../src/cluster/main.ts", import.meta.url));
const OTHER = fileURLToPath(new URL("servers/other-worker.ts", import.meta.url));
const ROUNDS = 5;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 3);
const CONNECTIONS = 64;
/** The system counts processor time in these. */
const TICK_MICROSECONDS = 10_000;
const MESSAGES = 2000;

interface Round {
  readonly requestsPerSecond: number;
  /** Processor time of the primary and of each worker for one request of all, in microseconds. */
  readonly cpu: readonly number[];
}

/**
 * Prints what one worker and what two serve of a cached list, in alternating rounds. The load takes processor time too,
 * on the same cores, so the figure that counts is what a core would serve for each worker: so many cores' time divided
 * by what a request takes in all processes, the primary's included. It grows less than the workers where they cost each
 * other time. What the two served on this machine, beside the load, is printed too.
 */
export async function run(): Promise<void> {
  const clusters = [await startCluster(1), await startCluster(2)] as const;
  const rounds: (readonly [Round, Round])[] = [];
  try {
    for (const cluster of clusters) await warmUp(cluster);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push([await measure(clusters[0]), await measure(clusters[1])]);
    }
  } finally {
    for (const cluster of clusters) await cluster.stop();
  }
  console.log(
    "| workers | requests/s | µs CPU a request: primary, workers | requests/s with a core each |",
  );
  console.log("| --- | --- | --- | --- |");
  for (const at of [0, 1] as const) printCluster(rounds.map((round) => round[at]));
  const ratio = (of: (round: Round) => number) =>
    median(rounds.map(([one, two]) => of(two) / of(one))).toFixed(2);
  console.log(
    `two workers serve ${ratio(capacity)} times as much as one by processor time; here, beside the load, ` +
      `${ratio(({ requestsPerSecond }) => requestsPerSecond)} times the requests/s`,
  );
  const { fetching, serving } = await messageCost();
  console.log(
    `a response that is fetched from another worker costs ${fetching.toFixed(0)} µs CPU in the one that fetches it, ` +
      `${serving.toFixed(0)} in the other`,
  );
}

/** What the round's workers would serve a second with a core each, all of them busy. */
function capacity({ cpu }: Round): number {
  const workers = cpu.length - 1;
  return (workers * 1_000_000) / cpu.reduce((sum, microseconds) => sum + microseconds, 0);
}

/** Prints the medians, and the processor time of the round in the middle. */
function printCluster(rounds: readonly Round[]): void {
  const perCore = median(rounds.map(capacity));
  const shown = rounds.find((round) => capacity(round) === perCore);
  const each = shown?.cpu.map((microseconds) => microseconds.toFixed(1)) ?? [];
  const requestsPerSecond = median(rounds.map((round) => round.requestsPerSecond)).toFixed(0);
  const cells = [each.length - 1, requestsPerSecond, each.join(", "), perCore.toFixed(0)];
  console.log(`| ${cells.join(" | ")} |`);
}

type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function warmUp({ load }: Cluster): Promise<void> {
  // The first response may take longer than the whole load that follows.
  const first = await fetch(load.url, { headers: load.headers ?? {} });
  if (!first.ok) throw new Error(`The list could not be requested: ${first.status}`);
  await first.arrayBuffer();
  await sendLoad(load, 1, CONNECTIONS);
}

async function measure(cluster: Cluster): Promise<Round> {
  const before = await cluster.ticks();
  const { requests, seconds } = await sendLoad(cluster.load, SECONDS, CONNECTIONS);
  const after = await cluster.ticks();
  const used = after.map((ticks, index) => ticks - (before[index] ?? 0));
  const cpu = used.map((ticks) => (ticks * TICK_MICROSECONDS) / requests);
  return { requestsPerSecond: requests / seconds, cpu };
}

async function startCluster(workers: number) {
  const child = spawn(process.execPath, [...startFlags("start:cluster"), MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ...BENCH_ENVIRONMENT,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "info",
      WORKERS: String(workers),
      CATALOGUE: "off",
      WARM_UP: "off",
    },
  });
  const exited = once(child, "exit");
  let address = "";
  let listening = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /"address":"(http[^"]+)"/.exec(line)?.[1];
    if (found === undefined) continue;
    address = found;
    listening += 1;
    if (listening === workers) break;
  }
  child.stdout.resume();
  const { pid } = child;
  const list = new URLSearchParams({ query: LIST_QUERY, variables: '{"country":"US"}' });
  const load: Load = {
    url: `${address}/graphql?${list}`,
    headers: { "apollo-require-preflight": "true", accept: "application/json" },
  };
  return {
    load,
    /** What the primary and each worker have used. */
    ticks: async () => {
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
      const processes = [pid, ...children.trim().split(" ")];
      const stats = processes.map((id) => readFile(`/proc/${id}/stat`, "utf8"));
      return (await Promise.all(stats)).map((stat) => {
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return Number(fields[11]) + Number(fields[12]);
      });
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/**
 * What it costs to have a response of 22 KB from another process over the channel that workers have, in microseconds of
 * processor time: the one that requests it by its key, and the one that sends it.
 */
async function messageCost(): Promise<{ fetching: number; serving: number }> {
  const other = fork(OTHER, [], { serialization: "advanced" });
  const exchange = async (message: unknown): Promise<unknown> => {
    other.send({ message });
    const [answer] = await once(other, "message");
    return answer;
  };
  try {
    const fetchResponse = () => exchange("the key of a response");
    for (let warm = 0; warm < 200; warm += 1) await fetchResponse();
    const servedBefore = Number(await exchange("cpu"));
    const before = process.cpuUsage();
    for (let sent = 0; sent < MESSAGES; sent += 1) await fetchResponse();
    const { user, system } = process.cpuUsage(before);
    const served = Number(await exchange("cpu")) - servedBefore;
    return { fetching: (user + system) / MESSAGES, serving: served / MESSAGES };
  } finally {
    other.disconnect();
    await once(other, "exit");
  }
}
