import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { findHadolint } from "./programs.ts";
import { root } from "./run.ts";

const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");

const hadolint = findHadolint();
const why = hadolint === undefined ? " (skipped: there is no hadolint)" : "";

test.skipIf(hadolint === undefined)(`the Dockerfile breaks none of hadolint's rules${why}`, () => {
  const { status, stdout } = spawnSync(hadolint ?? "", ["Dockerfile"], {
    cwd: root,
    encoding: "utf8",
  });
  expect([stdout, status]).toEqual(["", 0]);
});

test("the image starts the gateway as `npm start` does, with a limit for the heap", () => {
  const [, started] = packageJson.scripts.start.split(" && ");
  const command: readonly string[] = JSON.parse(/^CMD (\[.*\])$/mu.exec(dockerfile)?.[1] ?? "[]");
  expect(command.join(" ").replace(/ --max-old-space-size=\d+/, "")).toBe(started);
});
