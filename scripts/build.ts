import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/* `npm run build`: builds the web app, unless nothing that it is built from has changed since. */

const root = join(import.meta.dirname, "..");
/** What the web app is built from. */
const SOURCES = ["web/**", "schema/**", "package-lock.json"];
const BUILT = /^web\/(?:dist|dist-server|dist-graphiql|node_modules)(?:\/|$)|\.tsbuildinfo$/u;
/** What the last whole build was made from. */
const STAMP = join(root, "web/dist-server/built-from.txt");
/** What the gateway's log and metrics say that it was built from. */
const COMMIT_FILE = join(root, "web/dist-server/commit.txt");

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { cwd: root, encoding: "utf8", shell: process.platform === "win32" });

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

if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== describeSources()) {
  console.log("Building the web app, which may take a minute");
  rmSync(STAMP, { force: true });
  for (const args of [
    ["run", "codegen"],
    ["run", "build", "--workspace", "web"],
  ]) {
    const { status, stdout, stderr } = run("npm", ...args);
    if (status === 0) continue;
    console.error(stdout, stderr);
    process.exit(1);
  }
  writeFileSync(STAMP, describeSources());
}
// COMMIT: an image is built without the clone's history.
const commit = process.env["COMMIT"] || run("git", "rev-parse", "HEAD").stdout?.trim();
writeFileSync(COMMIT_FILE, `${commit || "unknown"}\n`);
