import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { StoreUnavailableError } from "../store-unavailable.ts";
import { MongoConnection } from "./connection.ts";

/** Longer than the connection waits before it looks for a server again. */
const PAUSE_MS = 1600;

test("of the calls while there is no server one looks for it after a pause, and that is reported once", async () => {
  const report = vi.fn();
  const nowhere = "mongodb://127.0.0.1:1/flickmap";
  const connection = new MongoConnection(nowhere, async () => undefined, report);
  const call = () => connection.use(async () => undefined);
  await expect(call()).rejects.toThrow(StoreUnavailableError);
  expect(report).toHaveBeenCalledTimes(1);
  await expect(call()).rejects.toThrow(StoreUnavailableError);
  expect(report).toHaveBeenCalledTimes(1);
  await setTimeout(PAUSE_MS);
  const outcomes = await Promise.allSettled([call(), call(), call()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(report).toHaveBeenCalledTimes(2);
  await connection.close();
});
