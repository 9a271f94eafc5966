import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { newFolder } from "./at-end.ts";
import { startGateway } from "./gateway-under-test.ts";
import { FIGHT_CLUB, NOW, offer, update } from "./stores/observations.ts";

const run = promisify(execFile);
const text = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
const commands = [...text.matchAll(/```(sh|bash|js|mjs|ts)\n(.*?)```/gsu)].map(
  ([, language = "", code = ""], index) => ({ number: index + 1, language, code }),
);

const SHELL = ["bash", "-euc"];
const NODE = [process.execPath, "--input-type=module", "--eval"];
const TYPESCRIPT =
  'cat > example.ts <<< "$0"; tsc --noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node --allowImportingTsExtensions example.ts; node example.ts';

/** How a code block of the documentation is run, by its language, and what it then prints. */
const RUN: Readonly<Record<string, readonly [how: readonly string[], prints: RegExp]>> = {
  sh: [SHELL, /^(?:\{"(?!errors|type)|\[)/u],
  bash: [SHELL, /openapi-typescript/u],
  js: [NODE, /^Fight Club US (?:HAS_OFFERS|NONE_KNOWN)[^]*^Breaking Bad JP /mu],
  mjs: [NODE, /^$/u],
  ts: [[...SHELL, TYPESCRIPT], /^DE HAS_OFFERS /u],
};
const lacking = ["bash", "curl"].filter((program) => spawnSync(program, ["--version"]).error);

/** Where what the commands import is found, and what they write is deleted. */
const folder = newFolder(import.meta.dirname);
const BIN = join(import.meta.dirname, "../node_modules/.bin");
const gateway = await startGateway();
// The examples of the export need something to export.
const { availability } = gateway.openStores();
await availability.note([FIGHT_CLUB], NOW);
const offers = new Map(["US", "DE"].map((country) => [country, [offer(8)]]));
await availability.record(FIGHT_CLUB, update(0, { offers }));
await availability.noteComplete(NOW);
const address = await gateway.listen();

describe("the commands of docs/api.md", () => {
  it.skipIf(lacking.length > 0).each(commands)(
    `number $number, in $language, does what it says${lacking.map((program) => ` (not run: no ${program})`).join("")}`,
    async ({ language, code }) => {
      const [[program = "", ...start] = [], prints = /never/u] = RUN[language] ?? [];
      const adapted = code
        .replaceAll("http://localhost:4000", address)
        // It changes to the folder of the nearest package.
        .replaceAll("npx ", "");
      const { stdout } = await run(program, [...start, adapted], {
        cwd: folder,
        env: { ...process.env, PATH: `${BIN}:${process.env.PATH}` },
      });
      expect(stdout).toMatch(prints);
    },
  );
});
