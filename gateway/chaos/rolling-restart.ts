import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";
import { percentile, steadily, told } from "./load.ts";
import { Phases } from "./phases.ts";
import { finding, interruption, type Scale } from "./scale.ts";
import { cacheTitles } from "./cached-titles.ts";

/** Whether all was served, and the figures. */
interface RestartResult {
  readonly held: boolean;
  readonly now: string;
}

const CADDYFILE = join(import.meta.dirname, "../../deploy/Caddyfile");
const PROXY = "http://127.0.0.1:8080";
/** Where the proxy expects the gateways, on port 4000. */
const GATEWAYS = [
  { name: "gateway", host: "127.0.0.2" },
  { name: "gateway-2", host: "127.0.0.3" },
];
const PER_SECOND = Number(process.env["CHAOS_PER_SECOND"] ?? "500");
const TITLES = 200;
/** Set in the process that has a separate network: the number of restarts. */
const INSIDE = "FLICKMAP_CHAOS_NAMESPACE";
/** A gateway gets requests from the proxy again when it has answered so many; its health is checked besides. */
const PROXY_RETURNED = 20;
/** How long a gateway may take to become ready, and the proxy to return to it: a busy machine takes its time. */
const MAX_WAIT_MS = 120_000;
/**
 * A gateway that has too much to do turns requests away (503): none is lost, but more would mean that little was tried.
 */
const MAX_SHED = 0.02;
/** So many restarts pass between two lines that tell how far it is. */
const PROGRESS = 10;

/**
 * Two gateways behind the real Caddyfile are restarted one after the other while requests come in. Runs in a network and mount
 * namespace, so that ports and names are its own: needs root, util-linux, iproute2 and caddy.
 */
export async function run(scale: Scale): Promise<boolean> {
  const inside = process.env[INSIDE];
  const { held, now } = await (inside === undefined
    ? restartBehindProxy(scale.restarts)
    : restartInTurn(Number(inside)));
  return finding(held, now);
}

/** Does so in a separate process that has the namespaces; `now` says what came of it. */
export async function restartBehindProxy(
  restarts: number,
  perSecond: number = PER_SECOND,
): Promise<RestartResult> {
  if (process.getuid?.() !== 0 || spawnSync("caddy", ["version"]).status !== 0) {
    return { held: false, now: "not run: needs root and caddy (Debian: apt-get install caddy)" };
  }
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn("unshare", ["--net", "--mount", process.execPath, main, "rolling-restart"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, [INSIDE]: String(restarts), CHAOS_PER_SECOND: String(perSecond) },
  });
  const exited = once(child, "exit") as Promise<[number | null, string | null]>;
  interruption.signal.addEventListener("abort", () => child.kill("SIGINT"));
  let now: string | null = null;
  for await (const line of createInterface(child.stdout)) {
    const [, figures] = /^\s*(?:held|BROKE)\s+(.*)$/u.exec(line) ?? [];
    if (figures !== undefined) now = figures;
    else if (!line.startsWith("══")) console.log(line);
  }
  const [code, signal] = await exited;
  return {
    held: code === 0 && now !== null,
    now: now ?? `ended with ${code ?? signal} and without figures`,
  };
}

async function restartInTurn(restarts: number): Promise<RestartResult> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  await nameGateways(folder);
  const cached = await cacheTitles(TITLES);
  const gateways: GatewayProcess[] = [];
  const start = async (n: number) => {
    const dataDir = n === 0 ? cached.dataDir : join(folder, `data-${n}`);
    const gateway = await startGatewayProcess(cached.sample, dataDir, {
      HOST: GATEWAYS[n]?.host ?? "",
      PORT: "4000",
      TRUSTED_PROXIES: "1",
      REQUESTS_PER_MINUTE: "1000000",
      WARM_UP: "on",
    });
    gateways[n] = gateway;
    await untilReady(gateway.address);
    return gateway;
  };
  for (const n of GATEWAYS.keys()) await start(n);
  const caddy = spawn("caddy", ["run", "--config", CADDYFILE, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder },
  });
  const ended = new AbortController();
  const phases = new Phases();
  try {
    await untilReady(PROXY);
    await steadily(PROXY, PER_SECOND / 2, 5, cached.shot);
    const load = steadily(PROXY, PER_SECOND, Number.POSITIVE_INFINITY, cached.shot, {
      until: ended.signal,
    });
    const begun = performance.now();
    const codes: (number | null)[] = [];
    let cause: string | null = null;
    try {
      for (let restart = 0; restart < restarts && !interruption.signal.aborted; restart += 1) {
        const n = restart % gateways.length;
        const label = `${GATEWAYS[n]?.name}, restart ${restart + 1}`;
        phases.enter("stop", label);
        codes.push((await gateways[n]?.stop())?.code ?? null);
        phases.enter("start", label);
        const gateway = await start(n);
        phases.enter("return of the proxy", label);
        await untilServing(gateway);
        if ((restart + 1) % PROGRESS === 0) {
          const seconds = Math.round((performance.now() - begun) / 1000);
          console.log(`  ${restart + 1} restarts in ${seconds} s`);
        }
      }
    } catch (error) {
      // What came of the requests until then is told all the same.
      cause = error instanceof Error ? error.message : String(error);
    }
    ended.abort();
    phases.enter("end", "the run");
    const outcome = await load;
    const shed = outcome.by["503"] ?? 0;
    const lost = outcome.sent - (outcome.by["200"] ?? 0) - shed;
    const held = lost === 0 && codes.every((code) => code === 0);
    const figures = `${lost} lost and ${shed} turned away of ${outcome.sent}, ${codes.length} restarts at ${PER_SECOND}/s for ${Math.round(outcome.seconds)} s: ${told(outcome)}; p50 ${percentile(outcome, 0.5)} ms, p99 ${percentile(outcome, 0.99)} ms; the gateways ended with ${[...new Set(codes)].join(", ")}; ${phases.averages()}`;
    return {
      held: held && cause === null && shed <= outcome.sent * MAX_SHED,
      now: [
        figures,
        ...(cause === null ? [] : [`not completed: ${cause}`]),
        ...phases.whenFailed(outcome.failures),
      ].join("; "),
    };
  } finally {
    ended.abort();
    caddy.kill();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await cached.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lets the gateways' names stand for their addresses, in this mount namespace alone. */
async function nameGateways(folder: string): Promise<void> {
  const hosts = join(folder, "hosts");
  await writeFile(
    hosts,
    ["127.0.0.1 localhost", ...GATEWAYS.map(({ name, host }) => `${host} ${name}`), ""].join("\n"),
  );
  for (const [command = "", ...args] of [
    ["ip", "link", "set", "lo", "up"],
    ["mount", "--bind", hosts, "/etc/hosts"],
  ]) {
    const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stderr}`);
  }
}

async function untilReady(origin: string): Promise<void> {
  await until(`${origin} did not become ready`, () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
}

/** Resolves when a gateway gets visitors' posts, whatever the time the proxy takes to see that it is ready. */
async function untilServing(gateway: GatewayProcess): Promise<void> {
  const served = () => gateway.figure('flickmap_http_request_duration_seconds_count{method="POST"');
  const before = await served();
  await until(`the proxy did not return to ${gateway.address}`, async () => {
    return (await served()) - before >= PROXY_RETURNED;
  });
}

/** @throws when it was not so for two minutes */
async function until(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (performance.now() < deadline) {
    if (await isSo()) return;
    await wait(100);
  }
  throw new Error(`${otherwise} in ${MAX_WAIT_MS / 1000} s`);
}
