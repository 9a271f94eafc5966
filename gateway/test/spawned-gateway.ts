import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { atEnd, newFolder } from "./at-end.ts";

/**
 * Starts a gateway in a process of its own, on a free port and an empty data folder, without a catalog; it ends with the test.
 *
 * @param environment settings that replace or go with those
 * @param flags of Node
 */
export function spawnGateway(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
) {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: newFolder(),
      // The sample's history takes a second to be written.
      CATALOGUE: "off",
      ...environment,
    },
  });
  atEnd(() => child.kill("SIGKILL"));
  const errors = text(child.stderr);
  const exit = once(child, "exit");
  return {
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Ends with its exit code, null after a signal, and what it wrote to stderr. */
    async ended() {
      const [code] = await exit;
      return { code, errors: (await errors).trim() };
    },
    /** Where it listens, as its log says. */
    async address(): Promise<string> {
      for await (const line of createInterface(child.stdout)) {
        const [, address] = /"address":"(http[^"]+)"/u.exec(line) ?? [];
        if (address === undefined) continue;
        child.stdout.resume();
        return address;
      }
      throw new Error(`It ended before it listened: ${await errors}`);
    },
  };
}
