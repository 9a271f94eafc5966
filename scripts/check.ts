import { availableParallelism } from "node:os";
import { runCaptured } from "./run.ts";

/**
 * Everything that can be said of the code without running it. Each must pass; all are run, one on each core, so that one
 * run shows every fault.
 */
const checks: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  // First, because it may have to wait for the registry.
  ["the contract", "node", "scripts/lint-schema.ts"],
  [
    "generated code is what the schema says",
    "graphql-codegen",
    "--config",
    "codegen.ts",
    "--check",
  ],
  ["the schema has each language", "node", "schema/write-language-codes.ts", "--check"],
  ["messages are whole in each language", "node", "web/codegen/messages.ts", "--check"],
  ["the client is what OpenAPI says", "node", "gateway/client/generate/main.ts", "--check"],
  ["nothing breaks callers unannounced", "node", "scripts/breaking-changes.ts"],
  ["format", "oxfmt", "--check"],
  ["lint, import cycles and one-way folders", "oxlint", "--deny-warnings"],
  ["types", "tsc", "--build"],
  ["nothing unused", "knip"],
  ["what the image is made of can be installed and listed", "node", "scripts/check-production.ts"],
  ["the drawn architecture is what lint enforces", "node", "scripts/architecture.ts", "--check"],
  ["what must change together did", "node", "scripts/changed-together.ts"],
  [
    "the tests of docs/specification-coverage.md exist",
    "node",
    "scripts/specification-coverage.ts",
  ],
];

const failed: string[] = [];
const waiting = checks.values();
const runNext = async (): Promise<void> => {
  for (const [what, command, ...args] of waiting) {
    const { code, output } = await runCaptured(command, args);
    console.log(`\n── ${what}\n${output.trim()}`);
    if (code !== 0) failed.push(what);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, runNext));
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join("; ")}`);
  process.exit(1);
}
