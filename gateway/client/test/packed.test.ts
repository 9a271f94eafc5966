import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { build } from "vite";
import { createClient } from "../src/create-client.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqliteStores } from "../../src/stores/sqlite/sqlite-stores.ts";
import { type GatewayUnderTest, startGateway } from "../../test/gateway-under-test.ts";

/* The package as it is published, in a project that has nothing else. */

const run = promisify(execFile);
const FOLDER = fileURLToPath(new URL("..", import.meta.url));
const README = readFileSync(join(FOLDER, "README.md"), "utf8");
const EXAMPLES = [...README.matchAll(/```js\n(.*?)```/gsu)].map(([, code = ""]) => code);
const PRINTS = [
  /^DE HAS_OFFERS \w/mu,
  /^Fight Club DE HAS_OFFERS\nFight Club AT \w+\nGame of Thrones DE/mu,
  /^The Matrix Netflix flatrate\nask next with since: \S+$/mu,
  /^The Matrix \{"flatrate":\[8\]\}\n1 titles; changes after: \S+$/mu,
];

let gateway: GatewayUnderTest;
let address: string;
let project: string;
/** The Node that runs the tests, and the one of the machine where that is another. */
let nodes: readonly string[];

/** Gives the export a title, and the changes what came to it. */
async function observeOneTitle(file: string): Promise<void> {
  const stores = openSqliteStores(file);
  const matrix = { type: "movie", id: 603 } as const;
  const offer = { provider: 8, kind: "flatrate", firstSeen: 2, missingSince: null } as const;
  await stores.availability.note([matrix], 1);
  await stores.availability.record(matrix, {
    revision: 0,
    checkedAt: 2,
    emptySince: null,
    label: { name: "The Matrix", imdbId: null, wikidataId: null, year: 1999, posterPath: null },
    offers: new Map([["DE", [offer]]]),
    changes: [{ country: "DE", provider: 8, kind: "flatrate", change: "ADDED" }],
    observedAt: 2,
    previouslyObservedAt: null,
    dueAt: 3,
  });
  await stores.availability.noteComplete(3);
  await stores.close();
}

beforeAll(async () => {
  gateway = await startGateway();
  address = await gateway.listen();
  await observeOneTitle(join(gateway.dataDir, "flickmap.sqlite"));
  project = mkdtempSync(join(tmpdir(), "flickmap-client-"));
  await run("npm", ["pack", "--pack-destination", project], { cwd: FOLDER });
  writeFileSync(join(project, "package.json"), '{ "private": true, "type": "module" }');
  const { version } = JSON.parse(readFileSync(join(FOLDER, "package.json"), "utf8"));
  const archive = `./flickmap-client-${version}.tgz`;
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", archive], { cwd: project });
  const path = (process.env["PATH"] ?? "").split(delimiter);
  const outside = path.filter((folder) => !folder.includes("node_modules")).join(delimiter);
  const env = { ...process.env, PATH: outside };
  const installed = await run("node", ["-p", "process.execPath"], { env }).catch(() => null);
  nodes = [...new Set([process.execPath, ...(installed ? [installed.stdout.trim()] : [])])];
});
afterAll(async () => {
  rmSync(project, { recursive: true, force: true });
  await gateway.close();
});

test("the examples of the README run, on every Node of this machine", async () => {
  expect(EXAMPLES).toHaveLength(PRINTS.length);
  for (const [index, example] of EXAMPLES.entries()) {
    const code = example.replaceAll("http://localhost:4000", address);
    for (const node of nodes) {
      const { stdout } = await run(node, ["--input-type=module", "--eval", code], { cwd: project });
      expect(stdout).toMatch(PRINTS[index] ?? /^$/u);
    }
  }
});

test("the README names every function", () => {
  const functions = Object.keys(createClient({ baseUrl: "https://flickmap.example" }));
  expect(functions.length).toBeGreaterThan(30);
  expect(functions.filter((name) => !README.includes(`\`${name}\``))).toEqual([]);
});

test("a list may be an array or text", async () => {
  const client = createClient({ baseUrl: address });
  const given = { titles: ["movie:550", "tv:1399"], countries: ["DE", "AT"] };
  const text = { titles: "movie:550,tv:1399", countries: "DE,AT" };
  expect(await client.availabilities(given)).toEqual(await client.availabilities(text));
});

test("its types say what calls take and give", async () => {
  const code = `
    import { createClient, type TitleAvailability } from "@flickmap/client";
    const flickmap = createClient({ baseUrl: "https://flickmap.example" });
    export const found: TitleAvailability = await flickmap.movieAvailability({ id: 1, country: "DE" });
    export const name: string = (await flickmap.tvTitle({ id: 1 })).name;
    export const movie = await flickmap.movieTitle({ id: 1 }, { nullFor: [404] });
    export const title: string | undefined = movie?.title;
    // @ts-expect-error -- the country is missing
    await flickmap.movieAvailability({ id: 1 });
    // @ts-expect-error -- it may be null
    movie.title;
  `;
  writeFileSync(join(project, "types.ts"), code);
  const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022"];
  const tsc = [
    "tsc",
    "--ignoreConfig",
    ...options,
    "--types",
    "",
    "--lib",
    "es2022,dom",
    "types.ts",
  ];
  const { stdout } = await run("npx", ["--no-install", ...tsc], {
    cwd: project,
    env: {
      ...process.env,
      PATH: `${join(FOLDER, "../../node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
    },
  }).catch((error: { readonly stdout: string }) => error);
  expect(stdout).toBe("");
});

test("a bundle for browsers runs with what browsers have", async () => {
  const entry = join(project, "entry.js");
  writeFileSync(entry, 'export { createClient } from "@flickmap/client";');
  const built = await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "Flickmap" } },
  });
  const [{ output }] = [built].flat() as unknown as [{ output: readonly { code: string }[] }];
  const code = output[0]?.code ?? "";
  expect(code.length).toBeLessThan(8000);
  const web = { fetch, URL, Headers, TextDecoder, setTimeout, clearTimeout };
  const result: unknown = await runInNewContext(
    `${code};Flickmap.createClient({ baseUrl: "${address}" }).countries()`,
    { ...web },
  );
  expect(result).toContainEqual({
    iso_3166_1: "DE",
    english_name: "Germany",
    native_name: "Germany",
  });
});
