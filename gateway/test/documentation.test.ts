import { execFile } from "node:child_process";
import { join } from "node:path";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "../src/config/limits.ts";
import { startGateway } from "./gateway-under-test.ts";
import { fillCatalog } from "./stores/fill-catalog.ts";
import type { GatewayUnderTest } from "./gateway-under-test.ts";

const run = promisify(execFile);
const text = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
const commands = [...text.matchAll(/```(sh|bash|js|mjs|ts)\n(.*?)```/gsu)].map(
  ([, language = "", code = ""]) => ({ language, code }),
);

/** How a code block of the documentation is run, by its language, and what it then prints. */
const RUN: Readonly<Record<string, { program: string; start: readonly string[]; prints: RegExp }>> =
  {
    sh: { program: "bash", start: ["-euc"], prints: /^(?:\{"(?!errors|type)|\[)/u },
    js: {
      program: process.execPath,
      start: ["--input-type=module", "--eval"],
      prints: /^Fight Club US (?:HAS_OFFERS|NONE_KNOWN)[^]*^Breaking Bad JP /mu,
    },
    mjs: {
      program: process.execPath,
      start: ["--input-type=module", "--eval"],
      prints: /^$/u,
    },
    bash: { program: "bash", start: ["-euc"], prints: /openapi-typescript/u },
    ts: {
      program: "bash",
      start: [
        "-euc",
        'cat > example.ts <<< "$0"; tsc --noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node --allowImportingTsExtensions example.ts; node example.ts',
      ],
      prints: /^DE HAS_OFFERS /u,
    },
  };

/** Which programs this machine lacks; what needs one of them cannot be run here. */
async function missing(programs: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.allSettled(programs.map((program) => run(program, ["--version"])));
  return new Set(programs.filter((_, index) => found[index]?.status === "rejected"));
}
const lacking = await missing(["bash", "curl"]);

/** Where what the commands import is found, and what they write is deleted. */
const folder = mkdtempSync(join(import.meta.dirname, "docs-"));
const BIN = join(import.meta.dirname, "../node_modules/.bin");
let gateway: GatewayUnderTest;
let address: string;

beforeAll(async () => {
  gateway = await startGateway();
  // The examples of the export need something to export.
  await fillCatalog(join(gateway.dataDir, "flickmap.sqlite"), {
    titles: 3,
    offers: () => '{"8:flatrate":0}',
  });
  address = await gateway.listen();
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

describe("the commands of docs/api.md", () => {
  it("are there for a shell and JavaScript", () => {
    expect(new Set(commands.map(({ language }) => language))).toEqual(
      new Set(["sh", "bash", "js", "mjs", "ts"]),
    );
  });

  for (const [index, { language, code }] of commands.entries()) {
    const needs = language.endsWith("sh") ? ["bash", "curl"] : [];
    const lacks = needs.filter((program) => lacking.has(program));
    const reason = lacks.length > 0 ? ` (not run: this machine has no ${lacks.join(", ")})` : "";
    it.skipIf(lacks.length > 0)(
      `number ${index + 1}, in ${language}, does what it says${reason}`,
      async () => {
        const how = RUN[language];
        if (how === undefined) throw new Error(`Nobody knows how to run ${language}`);
        const adapted = code
          .replaceAll("http://localhost:4000", address)
          // It changes to the folder of the nearest package.
          .replaceAll("npx ", "");
        const { stdout } = await run(how.program, [...how.start, adapted], {
          cwd: folder,
          env: { ...process.env, PATH: `${BIN}:${process.env.PATH}` },
        });
        expect(stdout).toMatch(how.prints);
      },
    );
  }
});

describe("the limits of docs/api.md", () => {
  it.each([
    ["Requests of one address", LIMITS.requestsPerMinute],
    ["Length of a document", LIMITS.graphql.tokens],
    ["Fields within fields", LIMITS.graphql.depth],
    ["Aliases", LIMITS.graphql.aliases],
    ["Calls to the film database", LIMITS.graphql.upstreamCalls],
    ["Objects in the lists of an operation", LIMITS.graphql.objects],
    ["Body of a GraphQL request", LIMITS.http.graphqlBodyBytes / 1024],
    ["Body of a REST request", LIMITS.http.bodyBytes / 1024],
  ])("%s is %i, as enforced", (name, value) => {
    const rows = text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    const row = rows.find((cells) => cells[1] === name);
    expect(row?.[2]?.split(" ")[0]).toBe(value.toLocaleString("en"));
  });
});
