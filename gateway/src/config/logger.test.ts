import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
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

test("a reader that is too slow delays nobody, and is told how many lines it missed", async () => {
  const count = 400;
  const script = `import { openLog } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    const logger = openLog("info");
    for (let n = 0; n < ${count}; n += 1) {
      logger.info("x".repeat(20_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    console.error("done");
    await new Promise((resolve) => process.stdin.once("data", resolve));
    logger.info("the last line");
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  // Nothing is read before the process has logged 8 MB.
  const [done] = await once(child.stderr, "data");
  expect(String(done)).toBe("done\n");
  const messages = [];
  let dropped = 0;
  for await (const line of createInterface(child.stdout)) {
    const entry = JSON.parse(line);
    if (entry.level === 50) dropped += entry.dropped;
    else messages.push(entry.msg);
    if (messages.length + dropped === count) child.stdin.end("go on");
  }
  expect(dropped).toBeGreaterThan(100);
  expect(messages.at(-1)).toBe("the last line");
  expect(messages.length + dropped).toBe(count + 1);
});

test("a log that cannot be written is reported once, and the process goes on", () => {
  const script = `import { openLog } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    const logger = openLog("info");
    for (let count = 0; count < 3; count += 1) {
      logger.info("one");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    console.error("still there");`;
  const { stderr, status } = spawnSync(
    "sh",
    ["-c", '"$0" --input-type=module --eval "$1" > /dev/full', process.execPath, script],
    { encoding: "utf8" },
  );
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^The log cannot be written, and ends: .*ENOSPC/),
    "still there",
  ]);
  expect(status).toBe(0);
});
