import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { utimesSync } from "node:fs";
import { createServer } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environment, root } from "./run.ts";

const MINUTE = 60_000;

let dev: ChildProcess;
let folder: string;
let output = "";
/** Where Vite says that the site is. */
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flickmap-dev-"));
  dev = spawn("node", ["scripts/dev.ts"], {
    cwd: root,
    env: environment({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      LOG_LEVEL: "info",
      NO_COLOR: "1",
    }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on("data", (chunk) => {
      output += String(chunk);
    });
  }
  site = (await said(/Local:\s+(http:\S+)/u))[1] ?? "";
  await said(/Flickmap is up/u);
}, 2 * MINUTE);

afterAll(async () => {
  dev.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

describe("npm run dev", () => {
  it("serves the site, the API of the gateway on PORT, and the sandbox, at one address", async () => {
    expect(await get("", "text/html")).toContain("/@vite/client");
    expect(await get("api/genres/movie", "application/json")).toContain("Western");
    const sandbox = await get("graphql", "text/html");
    const script = /src="\/(graphiql\/[^"]+)"/u.exec(sandbox)?.[1];
    expect(await get(script ?? "no script", "*/*")).not.toBe("");
  });

  it(
    "generates code again when the schema changes, and goes on serving",
    async () => {
      const now = new Date();
      utimesSync(join(root, "schema/site.graphql"), now, now);
      await said(/Generated the code again/u);
      expect(await get("api/genres/tv", "application/json")).toContain("Kids");
    },
    MINUTE,
  );

  it(
    "ends with everything it started",
    async () => {
      dev.kill("SIGTERM");
      await once(dev, "exit");
      await expect(fetch(site)).rejects.toThrow("fetch failed");
    },
    MINUTE,
  );
});

async function get(path: string, accept: string): Promise<string> {
  const response = await fetch(new URL(path, site), { headers: { accept } });
  expect(response.status).toBe(200);
  return response.text();
}

/** Waits until the output holds a text. */
async function said(text: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = text.exec(output);
    if (found) return found;
    if (dev.exitCode !== null) throw new Error(`it ended: ${output}`);
    await Promise.race([once(dev.stdout ?? dev, "data"), once(dev, "exit")]);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
