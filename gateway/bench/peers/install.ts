import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const NITRO = fileURLToPath(new URL("nitro", import.meta.url));

/**
 * Installs what the product is compared with into this folder, and builds Nitro's server, unless that was done before.
 * None of it is installed with the product. Its peer dependencies are the product's own packages.
 */
export function installPeers(): void {
  if (!existsSync(`${FOLDER}/node_modules/mercurius`)) {
    console.log("Installing what the product is compared with");
    run(FOLDER, "npm", [
      "install",
      "--legacy-peer-deps",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
    ]);
  }
  if (!existsSync(`${NITRO}/.output/server/index.mjs`)) {
    run(NITRO, process.execPath, [`${FOLDER}/node_modules/nitropack/dist/cli/index.mjs`, "build"]);
  }
}

function run(cwd: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, [...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed: ${stdout}${stderr}`);
}
