import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";

/** A Redis of the tests' own, which they may also hang and kill. */
export interface RedisServer {
  readonly uri: string;
  /** Takes connections and commands as before, and answers nothing. */
  hang(): void;
  wake(): void;
  kill(): Promise<void>;
  /** Starts again, empty, where it was. */
  restart(): Promise<void>;
}

const INSTALL_MS = 120_000;

/**
 * Starts a Redis: the `redis-server` on the PATH, else (on Debian, as root) the one of Debian's package.
 * Answers with the reason where there is none.
 */
export async function startRedis(): Promise<RedisServer | { readonly missing: string }> {
  if (!hasRedis()) installRedis();
  if (!hasRedis()) return { missing: "there is no redis-server, and none could be installed" };
  const port = await freePort();
  let running = await run(port);
  return {
    uri: `redis://127.0.0.1:${port}`,
    hang: () => void running.kill("SIGSTOP"),
    wake: () => void running.kill("SIGCONT"),
    async kill() {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, "exit");
      running.kill("SIGKILL");
      await ended;
    },
    async restart() {
      running = await run(port);
    },
  };
}

function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

function installRedis(): void {
  if (process.getuid?.() !== 0) return;
  spawnSync("apt-get", ["install", "-y", "-qq", "redis-server"], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: "ignore",
    timeout: INSTALL_MS,
  });
}

async function run(port: number) {
  const server = spawn(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", ""],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes("Ready to accept connections")) {
      server.stdout.resume();
      return server;
    }
  }
  throw new Error("redis-server ended before it was ready");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
