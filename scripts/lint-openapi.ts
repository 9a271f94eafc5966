import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { installLinter } from "./install-linter.ts";
import { run } from "./run.ts";

/*
 * Checks the OpenAPI description with Redocly and Spectral. The two are large and rarely needed, so
 * they are installed on demand.
 */

const folder = await installLinter("openapi");
const inFolder = (...path: string[]) => join(folder, ...path);
const description = inFolder("openapi.json");

const REDOCLY = "extends: [recommended]\n";
const SPECTRAL = 'extends: ["spectral:oas"]\n';

writeFileSync(inFolder("redocly.yaml"), REDOCLY);
writeFileSync(inFolder("spectral.yaml"), SPECTRAL);

const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ["node", "gateway/print-openapi.ts", description],
  [
    inFolder("node_modules", ".bin", "redocly"),
    "lint",
    "--config",
    inFolder("redocly.yaml"),
    description,
  ],
  [
    inFolder("node_modules", ".bin", "spectral"),
    "lint",
    "--ruleset",
    inFolder("spectral.yaml"),
    "--fail-severity",
    "warn",
    description,
  ],
];
for (const [command, ...args] of steps) {
  const code = await run(command, args, { REDOCLY_TELEMETRY: "off" });
  if (code !== 0) process.exit(code);
}
