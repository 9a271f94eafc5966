import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { environment, root } from "../run.ts";
import { commandsIn, documentedCommands } from "./documented.ts";
import { BENCHES, EXPERIMENTS, findPlan, PLANS } from "./plans.ts";

test("commands are found in blocks of shell and in text, whole and without comments", () => {
  const page = [
    "Run `npm\nrun chaos -- starvation`, see `README.md`.",
    "```sh",
    "npm ci && npm start     # at once",
    "A=1 docker compose up \\\n  --build",
    "echo no command of ours",
    "```",
    "```yaml",
    "npm: no shell",
    "```",
  ].join("\n");
  expect(commandsIn(page)).toEqual([
    "npm ci && npm start",
    "A=1 docker compose up --build",
    "npm run chaos -- starvation",
  ]);
});

test("somebody has said of every documented command how it is run", () => {
  expect(documentedCommands.filter((command) => findPlan(command) === undefined)).toEqual([]);
});

test("nothing is run that is not documented", () => {
  expect([...PLANS.keys()].filter((command) => !documentedCommands.includes(command))).toEqual([]);
});

test("every npm command that is documented exists", () => {
  const named = documentedCommands.flatMap((command) => [
    ...command.matchAll(/npm run ([\w:-]+)/gu),
  ]);
  const missing = named.filter(([, name = ""]) => !Object.hasOwn(packageJson.scripts, name));
  expect(named.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

const helpOf = (program: string) =>
  execFileSync("node", [program, "--help"], { cwd: root, env: environment(), encoding: "utf8" });

test.each([
  { program: "gateway/bench/main.ts", names: Object.keys(BENCHES) },
  { program: "gateway/chaos/main.ts", names: EXPERIMENTS },
])("all that $program can run is run", ({ program, names }) => {
  const [, ...listed] = helpOf(program).trimEnd().split("\n");
  expect(listed.map((line) => line.trim().split(" ")[0])).toEqual(names);
});
