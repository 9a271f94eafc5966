import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, runCaptured } from "./run.ts";

/*
 * `npm run build`: builds the web app, unless nothing that it is built from has changed since. Prints what the build prints
 * only when it fails.
 */

/** What the web app is built from. What is generated in `web` is among it. */
const SOURCES = ["web/**", "schema/**", "package-lock.json", "scripts/build.ts"];
const BUILT = /^web\/(?:dist|dist-server|dist-graphiql|node_modules)(?:\/|$)|\.tsbuildinfo$/u;
/** What the last whole build was made from. */
const STAMP = join(root, "web/dist-server/built-from.txt");
/** What the gateway's log and metrics say that it was built from. */
const COMMIT_FILE = join(root, "web/dist-server/commit.txt");
const FOLDERS = ["web/dist", "web/dist-server", "web/dist-graphiql"];

/** Changes with the name, the size or the time of any source. */
function describeSources(): string {
  const hash = createHash("sha256");
  for (const path of globSync(SOURCES, {
    cwd: root,
    exclude: (name) => BUILT.test(name.replaceAll("\\", "/")),
  }).sort()) {
    const file = statSync(join(root, path));
    if (file.isFile()) hash.update(`${path} ${file.size} ${file.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** The commit that is built: COMMIT in the environment, which an image is built with, else that of the clone. */
function findCommit(): string {
  if (process.env["COMMIT"]) return process.env["COMMIT"];
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "unknown";
}

const sources = describeSources();
const isBuilt =
  FOLDERS.every((folder) => existsSync(join(root, folder))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, "utf8") === sources;
if (!isBuilt) {
  console.log("Building the web app, which may take a minute");
  rmSync(STAMP, { force: true });
  const { code, output } = await runCaptured("npm", ["run", "build", "--workspace", "web"]);
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
  writeFileSync(STAMP, sources);
}
writeFileSync(COMMIT_FILE, `${findCommit()}\n`);
