import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Ends with the test that is running, else with the tests of the file or group what was begun; gives what ends it before. Not for `beforeAll`, where it would never end. */
export function atEnd(end: () => unknown): () => Promise<void> {
  let ending: Promise<unknown> | undefined;
  const endOnce = async () => void (await (ending ??= (async () => end())()));
  if (TestRunner.getCurrentTest() === undefined) afterAll(endOnce);
  else onTestFinished(endOnce);
  return endOnce;
}

/** An empty folder, deleted in the end. */
export function newFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, "flickmap-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
