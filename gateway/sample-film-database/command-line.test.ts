import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

test("without options the sample listens on port 4100 of this machine", () => {
  expect(readCommandLine([], {})).toMatchObject({
    port: 4100,
    host: "127.0.0.1",
    syntheticTitles: 0,
  });
});

test("an option counts before the environment", () => {
  const options = readCommandLine(["--port", "0", "--today", "2024-02-29"], { PORT: "5000" });
  expect(options).toMatchObject({ port: 0, today: "2024-02-29" });
});

test.each([
  ["--port", "x"],
  ["--port", "70000"],
  ["--synthetic", "1.5"],
  ["--synthetic", "2000000"],
  ["--today", "2025-02-30"],
  ["--bogus", "1"],
])("%s %s is refused by name", (option, value) => {
  expect(() => readCommandLine([option, value], {})).toThrow(option);
});
