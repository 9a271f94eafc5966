import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { AttackResult } from "./attacks/attack.ts";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";
import { percentile, steadily, told } from "./load.ts";
import { finding, type Scale } from "./scale.ts";
import { cacheTitles } from "./cached-titles.ts";

const CADDYFILE = join(import.meta.dirname, "../../deploy/Caddyfile");
const PROXY = "http://127.0.0.1:8080";
/** Where the proxy expects the gateways, on port 4000. */
const GATEWAYS = [
  { name: "gateway", host: "127.0.0.2" },
  { name: "gateway-2", host: "127.0.0.3" },
];
const PER_SECOND = Number(process.env["CHAOS_PER_SECOND"] ?? "500");
const TITLES = 200;
/** Set in the process that has a network of its own: the number of restarts. */
const INSIDE = "FLICKMAP_CHAOS_NAMESPACE";
/** The proxy asks each second whether a gateway is ready, and may be late. */
const PROXY_RETURNS_MS = 3000;

/**
 * Two gateways behind the real Caddyfile are restarted in turn while requests come in. Runs in a network and mount
 * namespace, so that ports and names are its own: needs root, util-linux, iproute2 and caddy.
 */
export async function run(scale: Scale): Promise<boolean> {
  const inside = process.env[INSIDE];
  const { held, now } = await (inside === undefined
    ? restartBehindProxy(scale.restarts)
    : restartInTurn(Number(inside)));
  return finding(held, now);
}

/** Does so in a process of its own that has the namespaces; `now` says what came of it. */
export async function restartBehindProxy(
  restarts: number,
  perSecond: number = PER_SECOND,
): Promise<AttackResult> {
  if (process.getuid?.() !== 0 || spawnSync("caddy", ["version"]).status !== 0) {
    return { held: false, now: "not run: needs root and caddy (Debian: apt-get install caddy)" };
  }
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn("unshare", ["--net", "--mount", process.execPath, main, "rolling-restart"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, [INSIDE]: String(restarts), CHAOS_PER_SECOND: String(perSecond) },
  });
  const [output, [code]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  const [last = ""] = output.trim().split("\n").slice(-1);
  return { held: code === 0, now: last.replace(/^\s*(?:held|BROKE)\s*/u, "") };
}

async function restartInTurn(restarts: number): Promise<AttackResult> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  await nameGateways(folder);
  const cached = await cacheTitles(TITLES);
  const start = async (n: number) => {
    const dataDir = n === 0 ? cached.dataDir : join(folder, `data-${n}`);
    const gateway = await startGatewayProcess(cached.sample, dataDir, {
      HOST: GATEWAYS[n]?.host ?? "",
      PORT: "4000",
      TRUSTED_PROXIES: "1",
      REQUESTS_PER_MINUTE: "1000000",
      WARM_UP: "on",
    });
    await untilReady(gateway.address);
    return gateway;
  };
  const gateways: GatewayProcess[] = [await start(0), await start(1)];
  const caddy = spawn("caddy", ["run", "--config", CADDYFILE, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder },
  });
  const ended = new AbortController();
  try {
    await untilReady(PROXY);
    await steadily(PROXY, PER_SECOND / 2, 5, cached.shot);
    const load = steadily(PROXY, PER_SECOND, Number.POSITIVE_INFINITY, cached.shot, {
      until: ended.signal,
    });
    const codes: (number | null)[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      const n = restart % gateways.length;
      codes.push((await gateways[n]?.stop())?.code ?? null);
      gateways[n] = await start(n);
      await wait(PROXY_RETURNS_MS);
    }
    ended.abort();
    const outcome = await load;
    const lost = outcome.sent - (outcome.by["200"] ?? 0);
    return {
      held: lost === 0 && codes.every((code) => code === 0),
      now: `${restarts} restarts at ${PER_SECOND}/s for ${Math.round(outcome.seconds)} s: ${told(outcome)}; p50 ${percentile(outcome, 0.5)} ms, p99 ${percentile(outcome, 0.99)} ms; the gateways ended with ${[...new Set(codes)].join(", ")}`,
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
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error(`${origin} did not become ready`);
}
