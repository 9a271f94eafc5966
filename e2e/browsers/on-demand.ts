import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const CACHE = join(import.meta.dirname, "../../.cache");

/**
 * Imports a package that only these tests need, installed the first time beside the project's other caches:
 * it is no dependency of the project.
 *
 * @param wanted its name and version, `name@1.2.3`
 * @throws when it cannot be installed
 */
export async function onDemand<Module>(wanted: string): Promise<Module> {
  const folder = join(CACHE, wanted);
  const name = wanted.slice(0, wanted.lastIndexOf("@"));
  if (!existsSync(join(folder, "node_modules", name, "package.json"))) {
    console.log(`Installing ${wanted}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "package.json"), '{ "private": true }\n');
    const { status, stderr } = spawnSync(
      process.platform === "win32" ? "npm.cmd" : "npm",
      ["install", "--no-audit", "--no-fund", "--ignore-scripts", wanted],
      { cwd: folder, encoding: "utf8", shell: process.platform === "win32" },
    );
    if (status !== 0) throw new Error(`${wanted} could not be installed: ${stderr}`);
  }
  const entry = createRequire(join(folder, "package.json")).resolve(name);
  return import(pathToFileURL(entry).href);
}
