import { beforeEach, expect, test, vi } from "vitest";
import { overloaded } from "../errors.ts";
import { warnSparingly } from "./warn-sparingly.ts";

const logger = { warn: vi.fn<() => void>(), info: vi.fn<() => void>() };
beforeEach(() => {
  vi.clearAllMocks();
});

test("failures are one line, that it works again is another, once, and then one that follows", () => {
  const warning = warnSparingly(logger, "it fails", "it works again");
  warning.works();
  expect(logger.info).not.toHaveBeenCalled();
  warning(new Error("first"), { requestId: "one" });
  warning(new Error("second"));
  expect(logger.warn.mock.calls).toEqual([
    [{ reason: "first", failures: 1, requestId: "one" }, "it fails"],
  ]);
  warning.works();
  warning.works();
  warning(overloaded(new Error("connection refused")));
  const reason = "connection refused";
  expect(logger.warn.mock.lastCall).toEqual([{ reason, failures: 1 }, "it fails"]);
  expect(logger.info.mock.calls).toEqual([["it works again"]]);
});
