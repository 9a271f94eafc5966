import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createServer, type ViteDevServer } from "vite";
import { environment, root, run } from "./run.ts";

/*
 * `npm run dev`: Vite with hot reload, and behind it the gateway on PORT. Code is generated again whenever the schema or a
 * document changes, and the gateway restarted whenever what it runs on does: once for all that changes together, whether
 * files are written, replaced, as by git and some editors, or deleted.
 */

/** Editors write a file in several steps, and git many files: this waits for the last. */
const SETTLED_MS = 200;

/** What code is generated from. */
const DOCUMENT = /^(?:schema|web\/src)\/.*\.graphql$/u;
/** What the gateway reads at its start: its own files, those of the contract, and those of the embedded sample. */
const GATEWAY_FILE = /^(?:gateway\/(?:src|sample-film-database)|schema)\/(?!.*\.test\.ts$)/u;

let stopping = false;
let gateway: ChildProcess | null = null;

/** The gateway serves the sandbox as it was built; a fresh clone has no build of it yet. */
async function buildSandbox(): Promise<void> {
  if (existsSync(join(root, "web/dist-graphiql/index.html"))) return;
  console.log("Building the GraphQL sandbox, this once");
  await run("vite", ["build", "--config", "web/graphiql/vite.config.ts", "--logLevel", "warn"]);
}

const generate = () => run("graphql-codegen", ["--config", "codegen.ts"]);

function startGateway(): void {
  const child = spawn("node", ["gateway/src/main.ts"], {
    cwd: root,
    env: environment({ NODE_ENV: "development" }),
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  gateway = child;
  child.once("exit", (code) => {
    if (gateway !== child) return;
    gateway = null;
    console.log(
      `The gateway ended with exit code ${code ?? "none"}: it starts when a file changes`,
    );
  });
}

async function stopGateway(): Promise<void> {
  const child = gateway;
  gateway = null;
  if (child === null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Follows changes: generates code first, which changes files that the gateway reads, then restarts it. */
function followChanges({ watcher }: ViteDevServer): void {
  const changed = new Set<"document" | "code">();
  let changedAt = 0;
  let following = false;
  const settle = async () => {
    while (Date.now() - changedAt < SETTLED_MS) await wait(SETTLED_MS);
  };
  const follow = async () => {
    await settle();
    while (changed.delete("document")) {
      const generated = (await generate()) === 0;
      console.log(generated ? "Generated the code again" : "Could not generate code");
      changedAt = Date.now();
      await settle();
    }
    if (!changed.delete("code")) return;
    console.log("Restarting the gateway");
    await stopGateway();
    if (!stopping) startGateway();
  };
  watcher.on("all", async (_, path) => {
    const file = relative(root, path).replaceAll("\\", "/");
    if (DOCUMENT.test(file)) changed.add("document");
    if (GATEWAY_FILE.test(file)) changed.add("code");
    changedAt = Date.now();
    if (following) return;
    following = true;
    while (changed.size > 0) await follow();
    following = false;
  });
  watcher.add(["gateway", "schema"].map((folder) => join(root, folder)));
}

await generate();
await buildSandbox();
process.env.NODE_ENV = "development";
const vite = await createServer({
  root: join(root, "web"),
  configFile: join(root, "web/vite.config.ts"),
});
const stop = async () => {
  if (stopping) return;
  stopping = true;
  console.log("Stopping");
  await Promise.all([stopGateway(), vite.close()]);
  process.exit(0);
};
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
await vite.listen();
vite.printUrls();
startGateway();
followChanges(vite);
