import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs a script with a log, its output read to the end or by nobody. */
function run(script: string, reader: string) {
  const start = `import { openLog } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    const logger = openLog("info");`;
  const command = `set -o pipefail; "$0" --input-type=module --eval "$1" | ${reader}`;
  return spawnSync("bash", ["-c", command, process.execPath, start + script], { encoding: "utf8" });
}

test.each([
  ["ends", "process.exit(3)", 3],
  ["fails", 'throw new Error("unexpected")', 1],
])("a process that %s has written its last line", (_, last, code) => {
  const { stdout, status } = run(`logger.info("the last line"); ${last}`, "cat");
  expect(status).toBe(code);
  expect(stdout).toContain('"msg":"the last line"}\n');
});

test("a log whose reader has gone does not end the process", () => {
  const script = `for (let count = 0; count < 5; count += 1) {
      logger.info("x".repeat(100_000));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    console.error("still there");`;
  expect(run(script, "true").stderr).toContain("still there");
});
