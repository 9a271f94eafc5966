import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.each([
  ["ends", "process.exit(3)", 3],
  ["fails", 'throw new Error("unexpected")', 1],
])("a process that %s has written its last line", (_, last, code) => {
  const script = `import { openLog } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    openLog("info").info("the last line");
    ${last}`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", script],
    {
      encoding: "utf8",
    },
  );
  expect(status).toBe(code);
  expect(stdout).toContain('"msg":"the last line"}\n');
});

test("a log whose reader has gone does not end the process", () => {
  const script = `import { openLog } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    const logger = openLog("info");
    for (let count = 0; count < 5; count += 1) {
      logger.info("x".repeat(100_000));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    console.error("still there");`;
  const { stderr } = spawnSync(
    "sh",
    ["-c", '"$0" --input-type=module --eval "$1" | true', process.execPath, script],
    { encoding: "utf8" },
  );
  expect(stderr).toContain("still there");
});
