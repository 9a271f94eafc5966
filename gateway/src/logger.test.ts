import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inOneWrite } from "./logger.ts";

/** A log, and what was written of it. */
function logged() {
  const writes: string[] = [];
  return { writes, log: inOneWrite((lines) => void writes.push(lines)) };
}

test("the lines of one turn of the event loop are one write, in their order", async () => {
  const { writes, log } = logged();
  for (const line of ["one\n", "two\n", "three\n"]) log.write(line);
  expect(writes).toEqual([]);
  await turn();
  log.write("four\n");
  await turn();
  await turn();
  expect(writes).toEqual(["one\ntwo\nthree\n", "four\n"]);
});

test("a turn that logs much writes before its end, and loses nothing", async () => {
  const { writes, log } = logged();
  const lines = Array.from({ length: 1000 }, (_, n) => `${n} ${"x".repeat(200)}\n`);
  for (const line of lines) log.write(line);
  expect(writes.length).toBeGreaterThan(1);
  expect(Math.max(...writes.map((text) => text.length))).toBeLessThan(66_000);
  await turn();
  expect(writes.join("")).toBe(lines.join(""));
});

test.each([
  ["ends", "process.exit(3)", 3],
  ["fails", 'throw new Error("unexpected")', 1],
])("a process that %s has written its last line", (_, last, code) => {
  const script = `import { createLogger } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    createLogger("info").info("the last line");
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
  const script = `import { createLogger } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    const logger = createLogger("info");
    for (let turn = 0; turn < 5; turn += 1) {
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
  const script = `import { createLogger } from ${JSON.stringify(import.meta.resolve("./logger.ts"))};
    const logger = createLogger("info");
    for (let n = 0; n < ${count}; n += 1) {
      logger.info("x".repeat(20_000));
      await new Promise((resolve) => setImmediate(resolve));
    }
    console.error("done");
    await new Promise((resolve) => process.stdin.once("data", resolve));
    await new Promise((resolve) => setTimeout(resolve, 500));
    process.exit();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  // Nothing is read before the process has logged 8 MB.
  const [done] = await once(child.stderr, "data");
  expect(String(done)).toBe("done\n");
  child.stdin.write("go on");
  const lines = (await text(child.stdout))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const warnings = lines.filter(({ level }) => level === 40);
  const dropped = warnings.reduce((sum, warning) => sum + warning.dropped, 0);
  expect(dropped).toBeGreaterThan(100);
  expect(lines.length - warnings.length + dropped).toBe(count);
});
