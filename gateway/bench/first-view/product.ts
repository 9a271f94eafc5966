import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const START_MS = 60_000;

/** The built product, running. */
export interface Product {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built product on a free port, on the embedded sample film database, with a data folder of
 * its own.
 *
 * @throws when it is not built, or does not start within a minute
 */
export async function startProduct(): Promise<Product> {
  if (!existsSync(join(ROOT, "web/dist/index.html"))) {
    throw new Error("The web app is not built: run npm run build first");
  }
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "flickmap-first-view-"));
  const child = spawn(process.execPath, ["gateway/src/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      TMDB_READ_TOKEN: "",
      TMDB_API_KEY: "",
    },
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(origin)) return { origin, stop };
    await sleep(200);
  }
  await stop();
  throw new Error("The product did not start");
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    // Nothing listens yet.
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
