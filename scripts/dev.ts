import { spawn } from "node:child_process";
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { environment, root, run } from "./run.ts";

/**
 * `npm run dev`: the gateway on PORT, restarted on change; Vite with hot reload in front of it; and
 * code generated again whenever the schema or a document changes.
 */
const programs: readonly (readonly [
  name: string,
  folder: string,
  command: string,
  ...args: string[],
])[] = [
  ["gateway", ".", "node", "--watch", "--watch-preserve-output", "gateway/src/main.ts"],
  ["web", "web", "vite"],
];
const documents = ["schema", "web/src"];
/** Editors write a file in several steps; this waits for the last. */
const SETTLED_MS = 200;

const generate = () => run("graphql-codegen", ["--config", "codegen.ts"]);

async function generateAloud(): Promise<void> {
  console.log((await generate()) === 0 ? "Generated the code again" : "Could not generate code");
}

/** The gateway serves the sandbox as it was built; a fresh clone has no build of it yet. */
async function buildSandbox(): Promise<void> {
  if (existsSync(join(root, "web/dist-graphiql/index.html"))) return;
  console.log("Building the GraphQL sandbox, this once");
  await run("vite", ["build", "--config", "web/graphiql/vite.config.ts", "--logLevel", "warn"]);
}

/** Generates once more after each change, one run at a time. */
function generateOnChange(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = () => {
    running = running.then(generateAloud);
  };
  for (const folder of documents) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.endsWith(".graphql") !== true) return;
      clearTimeout(timer);
      timer = setTimeout(again, SETTLED_MS);
    }).unref();
  }
}

function startPrograms(): void {
  const children = programs.map(([name, folder, command, ...args]) => {
    const child = spawn(command, args, {
      cwd: join(root, folder),
      env: environment({ NODE_ENV: "development" }),
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.once("error", (error) => stop(`${name} cannot be started: ${error.message}`));
    child.once("exit", (code) => stop(`${name} ended with exit code ${code ?? "none"}`));
    return child;
  });
  let stopping = false;
  const stop = (why: string) => {
    if (stopping) return;
    stopping = true;
    console.log(why);
    for (const child of children) child.kill("SIGTERM");
  };
  process.once("SIGINT", () => stop("Stopping"));
  process.once("SIGTERM", () => stop("Stopping"));
}

await generate();
await buildSandbox();
generateOnChange();
startPrograms();
