import { run } from "./run.ts";

/**
 * Everything that can be said of the code without running it. Each must pass; all are run, so that one run shows every
 * fault.
 */
const checks: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  [
    "generated code is what the schema says",
    "graphql-codegen",
    "--config",
    "codegen.ts",
    "--check",
  ],
  ["the client is what OpenAPI says", "node", "gateway/client/generate/main.ts", "--check"],
  ["nothing breaks callers unannounced", "node", "scripts/breaking-changes.ts"],
  ["format", "oxfmt", "--check"],
  ["lint, import cycles and one-way folders", "oxlint", "--deny-warnings"],
  ["the contract", "node", "scripts/lint-schema.ts"],
  ["types", "tsc", "--build"],
  ["nothing unused", "knip"],
  ["what must change together did", "node", "scripts/changed-together.ts"],
  [
    "the tests of docs/specification-coverage.md exist",
    "node",
    "scripts/specification-coverage.ts",
  ],
];

const failed: string[] = [];
for (const [what, command, ...args] of checks) {
  console.log(`\n── ${what}`);
  if ((await run(command, args)) !== 0) failed.push(what);
}
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join("; ")}`);
  process.exit(1);
}
