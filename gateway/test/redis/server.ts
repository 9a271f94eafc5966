import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { createClient } from "@redis/client";

/** A Redis for the tests. */
export interface RedisServer {
  readonly uri: string;
  /** The server's name and version, such as `redis-server 7.0.15`. */
  readonly label: string;
  /** What only a server of the tests' own may be put through; null for the one at `REDIS_URL`. */
  readonly control: RedisControl | null;
}

interface RedisControl {
  /** From now on it refuses writes for want of memory, as a full one does. */
  fill(): Promise<void>;
  /** Takes writes again. */
  empty(): Promise<void>;
  /** Takes connections and commands as before, and answers nothing. */
  hang(): void;
  wake(): void;
  kill(): Promise<void>;
  /** Starts again, empty, where it was. */
  restart(): Promise<void>;
}

const INSTALL_MS = 120_000;

/**
 * Starts a Redis: the `redis-server` or `valkey-server` on the PATH, else (on Debian, as root) the one of
 * Debian's package. Where there is none, the one at `REDIS_URL` serves.
 *
 * @param password what clients must give; none where left out
 * @returns the reason where there is none
 */
export async function startRedis(
  password?: string,
): Promise<RedisServer | { readonly missing: string }> {
  let program = findProgram();
  if (program === null) {
    installRedis();
    program = findProgram();
  }
  const given = process.env["REDIS_URL"];
  if (program === null && given) return { uri: given, label: "REDIS_URL", control: null };
  if (program === null) {
    return { missing: "no redis-server or valkey-server on the PATH, and none could be installed" };
  }
  const { name, label } = program;
  const port = await freePort();
  const uri = `redis://${password === undefined ? "" : `:${password}@`}127.0.0.1:${port}`;
  const start = () => run(name, port, password);
  let running = await start();
  return {
    uri,
    label,
    control: {
      fill: () => configure(uri, { maxmemory: "1", "maxmemory-policy": "noeviction" }),
      empty: () => configure(uri, { maxmemory: "0" }),
      hang: () => void running.kill("SIGSTOP"),
      wake: () => void running.kill("SIGCONT"),
      async kill() {
        if (running.exitCode !== null || running.signalCode !== null) return;
        const ended = once(running, "exit");
        running.kill("SIGKILL");
        await ended;
      },
      async restart() {
        running = await start();
      },
    },
  };
}

function findProgram(): { readonly name: string; readonly label: string } | null {
  for (const name of ["redis-server", "valkey-server"]) {
    const { status, stdout } = spawnSync(name, ["--version"], { encoding: "utf8" });
    if (status === 0)
      return { name, label: `${name} ${/v=(\S+)/u.exec(stdout)?.[1] ?? ""}`.trim() };
  }
  return null;
}

async function configure(url: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const client = createClient({ url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.configSet(settings);
  } finally {
    client.destroy();
  }
}

function installRedis(): void {
  if (process.getuid?.() !== 0) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", timeout: INSTALL_MS });
  spawnSync("apt-get", ["install", "-y", "-qq", "redis-server"], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: "ignore",
    timeout: INSTALL_MS,
  });
}

async function run(program: string, port: number, password: string | undefined) {
  const server = spawn(
    program,
    [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      ...(password === undefined ? [] : ["--requirepass", password]),
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes("Ready to accept connections")) {
      server.stdout.resume();
      return server;
    }
  }
  throw new Error(`${program} ended before it was ready`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
