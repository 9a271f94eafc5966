import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.ts";

/**
 * `node scripts/third-party-licenses.ts SBOM`: writes the licenses of the packages that a software bill of materials names
 * (CycloneDX, as `npm sbom` makes it), each with its text where the package has one.
 */
interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly license?: unknown;
}

const LICENSE = /^(?:licen[cs]e|copying|notice)/iu;

const [file = ""] = process.argv.slice(2);
const { components }: { components: readonly Package[] } = JSON.parse(readFileSync(file, "utf8"));
const wanted = new Set(components.map(({ name, version }) => `${name}@${version}`));

for (const path of globSync("**/node_modules/{*,@*/*}/package.json", { cwd: root }).sort()) {
  const folder = dirname(join(root, path));
  const { name, version, license }: Package = JSON.parse(readFileSync(join(root, path), "utf8"));
  const key = `${name}@${version}`;
  if (!wanted.delete(key)) continue;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").trim());
  const named = JSON.stringify(license ?? "see its text");
  console.log([`══ ${key}: ${named}`, ...texts, ""].join("\n\n"));
}
if (wanted.size > 0) console.log(`Of workspaces, or not installed here: ${[...wanted].join(", ")}`);
