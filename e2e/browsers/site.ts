import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { environment, root } from "../../scripts/run.ts";
import { freePort } from "./free-port.ts";

const START_MS = 60_000;

/** The built product on the embedded sample film database, with data of its own. */
export interface Site {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @throws when it does not become ready */
export async function startSite(): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), "flickmap-browsers-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const gateway = spawn("node", ["gateway/src/main.ts"], {
    cwd: root,
    env: environment({
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data,
      LOG_LEVEL: "error",
      SAMPLE_AVAILABILITY_DATE: "2025-03-29",
      CATALOGUE: "off",
    }),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = async () => {
    if (gateway.exitCode === null && gateway.signalCode === null) {
      const ended = once(gateway, "exit");
      gateway.kill();
      await ended;
    }
    await rm(data, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (gateway.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error("The gateway does not become ready");
    }
    await sleep(200);
  }
  return { url, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}
