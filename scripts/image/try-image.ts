import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { runCaptured } from "../run.ts";
import { buildah, STORE_OPTIONS } from "./buildah.ts";

/** The most that the image takes. */
const MAX_BYTES = 300_000_000;
const USER = "10001";
const START_SECONDS = 60;
const RENDER_SECONDS = 30;

/** What the image says of itself. */
interface ImageConfig {
  readonly Cmd: readonly string[];
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/** @throws when something printed other than it should */
function expectOutput(what: string, output: string, expected: RegExp): void {
  if (!expected.test(output)) throw new Error(`${what}: there is no ${expected} in\n${output}`);
  console.log(`${what}: ${expected.exec(output)?.[0]}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The process at the end of a chain of only children. */
function findLastDescendant(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children[0] === undefined ? pid : findLastDescendant(Number(children[0]));
}

/**
 * Starts a container of the image as its user, waits for its health, requests a page and a call, uses the tools, and stops it.
 *
 * @throws when the image is too large, or something in it does not do what the documentation says
 */
export async function tryImage(container: string): Promise<void> {
  const { Docker } = JSON.parse(await buildah("inspect", container));
  const config: ImageConfig = Docker.config;
  const port = await findFreePort();
  const toRun = ["run", "--isolation=chroot", `--env=PORT=${port}`, container, "--"];
  const run = (...words: readonly string[]) => buildah(...toRun, ...words);

  const { output } = await runCaptured("du", ["-sb", await buildah("mount", container)]);
  const [bytes] = output.split("\t");
  console.log(`Size: ${Math.round(Number(bytes) / 1e6)} MB`);
  if (Number(bytes) > MAX_BYTES) throw new Error(`More than ${MAX_BYTES / 1e6} MB`);
  expectOutput("Contents", await run("cat", "sbom.cdx.json"), /"bomFormat": "CycloneDX"/u);
  expectOutput("Licenses", await run("cat", "THIRD-PARTY-LICENSES.txt"), /^══ fastify@.*$/mu);

  const gateway = spawn("buildah", [...STORE_OPTIONS, ...toRun, ...config.Cmd], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(gateway, "exit");
  const [, ...health] = config.Healthcheck.Test;
  try {
    await waitUntilHealthy(() => run(...health));
    const origin = `http://127.0.0.1:${port}`;
    const read = async (path: string) => (await fetch(`${origin}${path}`)).text();
    const heading = /<h1[^>]*>[^<]*Fight Club/u;
    let page = await read("/movie/550?country=US");
    // A page whose data takes longer than half a second, as right after the start, comes unrendered.
    for (let second = 0; second < RENDER_SECONDS && !heading.test(page); second += 1) {
      await wait(1000);
      page = await read("/movie/550?country=US");
    }
    expectOutput("A page", page, heading);
    expectOutput("A call", await read("/api/movie/550/availability?country=DE"), /"DE"/u);
    expectOutput("contact", await run("contact", "list"), /^No messages\.$/mu);
    expectOutput("backup", await run("backup", "/data/backups/1"), /^Copied .*$/mu);
    const process = findLastDescendant(gateway.pid ?? 0);
    const status = readFileSync(`/proc/${process}/status`, "utf8");
    expectOutput("Its user", status, new RegExp(`^Uid:\\t${USER}\\t${USER}`, "mu"));
    globalThis.process.kill(process, "SIGTERM");
    const [code] = await ended;
    expectOutput("Its exit code", `${code}`, /^0$/u);
    expectOutput("restore", await run("restore", "/data/backups/1"), /^Restored .*$/mu);
  } finally {
    gateway.kill("SIGTERM");
  }
}

/** @throws when the health check still fails after a minute */
async function waitUntilHealthy(check: () => Promise<string>): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await check();
      console.log(`Healthy after ${((performance.now() - start) / 1000).toFixed(1)} s`);
      return;
    } catch (error) {
      if (performance.now() - start > START_SECONDS * 1000) throw error;
      await wait(500);
    }
  }
}
