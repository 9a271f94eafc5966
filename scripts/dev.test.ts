import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { patterns } from "../web/src/paths.ts";
import { environment, root } from "./run.ts";

const MINUTE = 60_000;

/** One path of each kind that the gateway serves. */
const OF_GATEWAY = [
  "api/genres/movie",
  "api/docs",
  "embed/movie/550",
  "feeds/DE.atom",
  "calendar/DE.ics?titles=m550",
  "health/live",
  "metrics",
  "robots.txt",
  "llms.txt",
  "sitemap.xml",
  "graphql/schema.graphql",
];

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

  it("sends what is neither a page nor a file of the app to the gateway", async () => {
    for (const pattern of Object.values(patterns)) {
      const path = pattern.replaceAll(/\/:\w+\?/gu, "").replaceAll(/:\w+/gu, "1");
      expect(await get(path, "text/html")).toContain("/@vite/client");
    }
    expect(await get("src/entry-client.tsx", "*/*")).toContain("import");
    for (const path of OF_GATEWAY) {
      const { status, headers } = await fetch(new URL(path, site));
      expect([path, status, headers.get("x-request-id")]).toEqual([path, 200, expect.any(String)]);
    }
    const posted = await fetch(new URL("country", site), { method: "POST", redirect: "manual" });
    expect(posted.headers.get("x-request-id")).not.toBeNull();
    const missing = await fetch(new URL("nothing-here.txt", site));
    expect([missing.status, missing.headers.get("x-request-id")]).toEqual([
      404,
      expect.any(String),
    ]);
  });

  it.each([
    ["a change of the schema, which generates code first", "schema/site.graphql", touch],
    ["a generated file", "gateway/src/generated/resolvers.ts", touch],
    ["a file of the gateway that git or an editor replaces", "gateway/src/main.ts", replace],
    ["one that was replaced before", "gateway/src/main.ts", replace],
    ["an input rule that it shares with the web app", "schema/page-rendering.ts", replace],
  ])(
    "restarts the gateway once for %s",
    async (_, file, change) => {
      output = "";
      await change(join(root, file));
      await said(/Restarting the gateway[^]*Flickmap is up/u);
      expect(/Generated the code again/u.test(output)).toBe(file.endsWith(".graphql"));
      expect(await get("api/genres/tv", "application/json")).toContain("Kids");
      expect(output.match(/Restarting the gateway/gu)).toHaveLength(1);
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

/** Writes a file in place, with what it holds. */
async function touch(file: string): Promise<void> {
  await writeFile(file, await readFile(file));
}

/** Puts a new file in the place of another, with what it holds. */
async function replace(file: string): Promise<void> {
  await writeFile(`${file}.new`, await readFile(file));
  await rename(`${file}.new`, file);
}

async function get(path: string, accept: string): Promise<string> {
  const response = await fetch(new URL(path, site), { headers: { accept } });
  expect(response.status).toBe(200);
  return response.text();
}

/** Waits until the output holds a text. */
async function said(text: RegExp): Promise<RegExpExecArray> {
  const found = await vi.waitFor(() => text.exec(output) ?? dev.exitCode ?? notYet(text), {
    timeout: MINUTE,
  });
  if (typeof found === "number") throw new Error(`it ended: ${output}`);
  return found;
}

function notYet(text: RegExp): never {
  throw new Error(`${text} is not in: ${output}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
