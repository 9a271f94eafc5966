import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a log whose reader has gone does not end the process", () => {
  const script = `import { openLog } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    const logger = openLog("info");
    for (let count = 0; count < 5; count += 1) {
      logger.info("x".repeat(100_000));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    console.error("still there");`;
  const command = '"$0" --input-type=module --eval "$1" | true';
  const { stderr } = spawnSync("bash", ["-c", command, process.execPath, script]);
  expect(String(stderr)).toContain("still there");
});
