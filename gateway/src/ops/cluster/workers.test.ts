import cluster, { type Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { Workers } from "./workers.ts";

test("the wait before a restart is that of the worker which keeps dying, and of no other", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const forked: Worker[] = [];
  const fork = vi.spyOn(cluster, "fork").mockImplementation(() => {
    const worker = Object.assign(new EventEmitter(), { process: { pid: forked.length } });
    forked.push(worker as unknown as Worker);
    return worker as unknown as Worker;
  });
  onTestFinished(() => fork.mockRestore());
  const waits: number[] = [];
  const logger = pino(
    { level: "error" },
    { write: (line) => waits.push(JSON.parse(line).milliseconds) },
  );
  const started = new Workers({}, logger, 0).start(2);
  forked[0]?.emit("message", { type: "flickmap:listens", port: 4000 });
  await started;
  for (const index of [0, 2, 3]) {
    forked[index]?.emit("exit", 1, null);
    vi.advanceTimersByTime(30_000);
  }
  forked[1]?.emit("exit", 1, null);
  expect(waits).toEqual([500, 1000, 2000, 500]);
});
