import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { listen } from "../listen.ts";

const PROGRAM = ["redis-server", "valkey-server"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

/** A Redis of the tests' own; null where the PATH has none. */
export async function startRedis(password?: string) {
  if (PROGRAM === undefined) return null;
  const port = await freePort();
  const start = () => run(PROGRAM, port, password);
  let running = await start();
  return {
    uri: `redis://${password === undefined ? "" : `:${password}@`}127.0.0.1:${port}`,
    /** Takes connections and commands as before, and answers nothing. */
    hang: () => void running.kill("SIGSTOP"),
    wake: () => void running.kill("SIGCONT"),
    async kill() {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, "exit");
      running.kill("SIGKILL");
      await ended;
    },
    /** Starts again, empty, where it was. */
    async restart() {
      running = await start();
    },
  };
}

async function run(program: string, port: string, password: string | undefined) {
  const guard = password === undefined ? [] : ["--requirepass", password];
  const options = ["--port", port, "--bind", "127.0.0.1", "--save", "", ...guard];
  const server = spawn(program, options, { stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes("Ready to accept connections")) {
      server.stdout.resume();
      return server;
    }
  }
  throw new Error(`${program} ended before it was ready`);
}

async function freePort(): Promise<string> {
  const { url, close } = await listen(() => undefined);
  await close();
  return new URL(url).port;
}
