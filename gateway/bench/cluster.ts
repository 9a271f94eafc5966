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
const ECHO = fileURLToPath(new URL("servers/echo.ts", import.meta.url));
const ROUNDS = 3;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 5);
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
 * Prints what one worker and what two serve of a cached list. The load takes processor time too, on the same cores, so
 * the figure that counts is what a core would serve for each worker: so many cores' time divided by what a request
 * takes in all processes, the primary's included. It grows less than the workers where they cost each other time. What
 * the two served on this machine, beside the load, is printed too.
 */
export async function run(): Promise<void> {
  console.log(
    "| workers | requests/s | µs CPU a request: primary, workers | requests/s with a core each |",
  );
  console.log("| --- | --- | --- | --- |");
  const [one, two] = [await measure(1), await measure(2)];
  const byCpu = (two.perCore / one.perCore).toFixed(2);
  const plain = (two.requestsPerSecond / one.requestsPerSecond).toFixed(2);
  console.log(
    `two workers serve ${byCpu} times as much as one by processor time; here, beside the load, ${plain} times the requests/s`,
  );
  console.log(
    `a response that is fetched from another worker costs ${(await messageCost()).toFixed(0)} µs CPU in each of the two`,
  );
}

/** @returns the medians of the rounds: requests a second, and with a core for each worker, all of them busy */
async function measure(workers: number) {
  const cluster = await startCluster(workers);
  try {
    const rounds: Round[] = [];
    // The first response may take longer than the whole load that warms the workers up.
    const first = await fetch(cluster.load.url, { headers: cluster.load.headers ?? {} });
    if (!first.ok) throw new Error(`The list could not be requested: ${first.status}`);
    await first.arrayBuffer();
    await sendLoad(cluster.load, 1, CONNECTIONS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await cluster.ticks();
      const { requests, seconds } = await sendLoad(cluster.load, SECONDS, CONNECTIONS);
      const after = await cluster.ticks();
      const used = after.map((ticks, index) => ticks - (before[index] ?? 0));
      const cpu = used.map((ticks) => (ticks * TICK_MICROSECONDS) / requests);
      rounds.push({ requestsPerSecond: requests / seconds, cpu });
    }
    const capacity = ({ cpu }: Round) =>
      (workers * 1_000_000) / cpu.reduce((sum, microseconds) => sum + microseconds, 0);
    const perCore = median(rounds.map(capacity));
    const requestsPerSecond = median(rounds.map((round) => round.requestsPerSecond));
    const shown = rounds.find((round) => capacity(round) === perCore);
    const each = shown?.cpu.map((microseconds) => microseconds.toFixed(1)).join(", ");
    const cells = [workers, requestsPerSecond.toFixed(0), each, perCore.toFixed(0)];
    console.log(`| ${cells.join(" | ")} |`);
    return { perCore, requestsPerSecond };
  } finally {
    await cluster.stop();
  }
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
 * What it costs one process to send a response of 22 KB to another over the channel that workers have, and to receive
 * it.
 */
async function messageCost(): Promise<number> {
  const other = fork(ECHO, [], { serialization: "advanced" });
  try {
    const message = { key: "graphql", body: Buffer.alloc(22_000, "a") };
    const exchange = async () => {
      other.send(message);
      await once(other, "message");
    };
    for (let warm = 0; warm < 200; warm += 1) await exchange();
    const before = process.cpuUsage();
    for (let sent = 0; sent < MESSAGES; sent += 1) await exchange();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MESSAGES;
  } finally {
    other.disconnect();
    await once(other, "exit");
  }
}
