import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.ts";

/**
 * Installs linters that are large and needed for one check alone: what scripts/linters/{name}/package-lock.json locks, once,
 * into a folder of node_modules. After that nothing is requested of the network until the lockfile changes.
 *
 * @returns the folder
 * @throws when they cannot be installed
 */
export async function installLinter(name: "schema" | "openapi"): Promise<string> {
  const folder = join(root, "node_modules", ".cache", "linters", name);
  const manifest = join(root, "scripts/linters", name, "package.json");
  const lockfile = join(root, "scripts/linters", name, "package-lock.json");
  const installed = join(folder, "installed.json");
  const wanted = readFileSync(lockfile, "utf8");
  if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return folder;
  const { dependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  const count = Object.keys(JSON.parse(wanted).packages).length - 1;
  console.log(
    `Installing ${Object.keys(dependencies).join(", ")} and what they need, ${count} packages of ` +
      `scripts/linters/${name}/package-lock.json, from npm's registry into node_modules/.cache, this once`,
  );
  mkdirSync(folder, { recursive: true });
  copyFileSync(manifest, join(folder, "package.json"));
  copyFileSync(lockfile, join(folder, "package-lock.json"));
  const args = ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund"];
  if ((await run("npm", args)) !== 0) {
    throw new Error(
      `The linters of scripts/linters/${name} cannot be installed: check the connection to the registry`,
    );
  }
  copyFileSync(lockfile, installed);
  return folder;
}
