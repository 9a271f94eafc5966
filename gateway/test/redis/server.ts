import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";

/** A Redis for the tests. */
export interface RedisServer {
  readonly uri: string;
  /** The server's name and version, such as `redis-server 7.0.15`. */
  readonly label: string;
  /** What only a server of the tests' own may be put through; null for the one at `REDIS_URL`. */
  readonly control: RedisControl | null;
}

interface RedisControl {
  /** Takes connections and commands as before, and answers nothing. */
  hang(): void;
  wake(): void;
  kill(): Promise<void>;
  /** Starts again, empty, where it was. */
  restart(): Promise<void>;
}

/**
 * Starts a Redis: the `redis-server` or `valkey-server` on the PATH. Where there is none, the one at `REDIS_URL` serves.
 *
 * @param password what clients must give; none where left out
 * @returns the reason where there is none
 */
export async function startRedis(
  password?: string,
): Promise<RedisServer | { readonly missing: string }> {
  const program = findProgram();
  const given = process.env["REDIS_URL"];
  if (program === null && given) return { uri: given, label: "REDIS_URL", control: null };
  if (program === null) {
    return { missing: "no redis-server or valkey-server on the PATH" };
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
