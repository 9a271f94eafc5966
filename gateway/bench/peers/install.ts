import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs what the product is compared with into this folder, unless that was done before. None of it is installed with the
 * product. Its peer dependencies are the product's own packages.
 *
 * @throws when npm fails
 */
export function installPeers(): void {
  const folder = import.meta.dirname;
  if (existsSync(join(folder, "node_modules/@as-integrations/fastify"))) return;
  console.log("Installing what the product is compared with");
  const args = "ci --legacy-peer-deps --no-audit --no-fund".split(" ");
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed: ${stdout}${stderr}`);
}
