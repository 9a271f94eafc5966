import { randomUUID } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SqliteKeyvStore } from "../src/film-database/cache/sqlite-keyv-store.ts";
import { newFolder } from "./at-end.ts";
import { startGateway } from "./gateway-under-test.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = newFolder();
});

const RATINGS = 12;
/** What is on the disk when a gateway that has stored ratings is killed, and when it has ended. */
const [killed, ended] = [newFolder(), newFolder()];
const rated = await start(ended);
for (let n = 0; n < RATINGS; n += 1) {
  const { status } = await rate(rated.origin);
  if (status !== 200) throw new Error(`A rating was answered ${status}`);
}
cpSync(ended, killed, { recursive: true });
await rated.close();

/** Copies what another gateway left to the data folder, and gives its ratings database. */
function leave(files: string): string {
  cpSync(files, dataDir, { recursive: true });
  return join(dataDir, "flickmap.sqlite");
}

async function start(folder = dataDir) {
  const lines: string[] = [];
  const gateway = await startGateway(
    { DATA_DIR: folder },
    { onLogLine: (line) => lines.push(line) },
  );
  const origin = await gateway.listen();
  return { origin, lines, close: gateway.close };
}

const readStore = async (origin: string) => {
  const { store } = (await (await fetch(`${origin}/health/ready`)).json()) as { store: string };
  return store;
};
const status = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;
async function rate(origin: string) {
  const title = { content_id: 550, content_type: "movie" };
  return fetch(`${origin}/api/ratings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...title, rating: 4, session_id: randomUUID() }),
  });
}

test("a damaged cache is moved aside and the site starts", async () => {
  const file = join(dataDir, "answers.sqlite");
  writeFileSync(file, "this is no database, ".repeat(1000));
  const { origin, lines } = await start();
  expect(await status(`${origin}/api/movie/550`)).toBe(200);
  const moved = readdirSync(dataDir).filter((name) => /^answers\.sqlite\.damaged-\d+$/u.test(name));
  expect(moved).toHaveLength(1);
  expect(readFileSync(join(dataDir, moved[0] ?? ""), "utf8")).toContain("this is no database");
  expect(lines.join("")).toContain(file);
});

test("a cache that is damaged while it is in use is replaced", async () => {
  const file = join(dataDir, "answers.sqlite");
  const writer = new SqliteKeyvStore(file);
  for (let n = 0; n < 200; n += 1) await writer.set(`key ${n}`, "x".repeat(4000));
  await writer.disconnect();
  const moved: string[] = [];
  const store = new SqliteKeyvStore(file, (movedTo) => moved.push(movedTo));
  onTestFinished(() => store.disconnect());
  truncateSync(file, 8192);
  for (let n = 0; n < 200; n += 1) await store.get(`key ${n}`);
  expect(moved).toHaveLength(1);
  await store.set("new", "value");
  expect(await store.get("new")).toBe("value");
});

test("with a damaged ratings database the site starts; ratings and contact answer 503", async () => {
  const file = join(dataDir, "flickmap.sqlite");
  writeFileSync(file, "not a database either, ".repeat(1000));
  const { origin, lines } = await start();
  expect(await status(`${origin}/api/movie/550`)).toBe(200);
  const answer = await rate(origin);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: "Please try again later." });
  const contact = {
    name: "Somebody",
    email: "somebody@example.com",
    subject: "A subject",
    message: "A message of some length",
  };
  const posted = { method: "POST", headers: { "content-type": "application/json" } };
  expect(await status(`${origin}/api/contact`, { ...posted, body: JSON.stringify(contact) })).toBe(
    503,
  );
  expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^flickmap_store_up 0$/mu);
  expect(lines.join("")).toMatch(/flickmap\.sqlite cannot be opened .*restore the file/u);
  expect(await readStore(origin)).toBe("unavailable");
  // What people stored is never moved or changed.
  expect(readFileSync(file, "utf8")).toMatch(/^not a database either, /u);
});

test.each([
  { damage: "is emptied", harm: (log: string) => truncateSync(log) },
  { damage: "loses its end", harm: (log: string) => truncateSync(log, 20_000) },
  { damage: "is overwritten", harm: (log: string) => writeFileSync(log, Buffer.alloc(60_000, 7)) },
  { damage: "is gone", harm: (log: string) => rmSync(log) },
])("a gateway starts when the write-ahead log $damage", async ({ harm }) => {
  harm(`${leave(killed)}-wal`);
  const { origin } = await start();
  expect((await rate(origin)).status).toBe(200);
});

test("a killed gateway whose files are whole has lost nothing", async () => {
  leave(killed);
  const { origin, lines } = await start();
  const rated = (await (await fetch(`${origin}/api/ratings/average/movie/550`)).json()) as object;
  expect(rated).toMatchObject({ totalCount: RATINGS });
  expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^flickmap_store_up 1$/mu);
  expect(lines.join("")).not.toContain("lost");
});

test("an empty file beside a write-ahead log is left alone, and taken once it is restored", async () => {
  const file = leave(killed);
  const whole = readFileSync(file);
  truncateSync(file);
  const { origin, lines } = await start();
  expect((await rate(origin)).status).toBe(503);
  expect(lines.join("")).toContain("the file is empty, and its write-ahead log is not");
  writeFileSync(file, whole);
  await vi.waitFor(async () => expect((await rate(origin)).status).toBe(200), {
    timeout: 6000,
    interval: 500,
  });
});

test("a damaged page of ratings is reported", async () => {
  const file = leave(ended);
  const bytes = readFileSync(file);
  const database = new DatabaseSync(file);
  const root = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'rating'").get();
  database.close();
  bytes.fill(7, (Number(root?.["rootpage"]) - 1) * 4096, Number(root?.["rootpage"]) * 4096);
  writeFileSync(file, bytes);
  const { origin, lines } = await start();
  expect((await rate(origin)).status).toBe(503);
  expect(lines.join("")).toMatch(
    /cannot be opened \((?:database disk image is malformed|the file is damaged)/u,
  );
});
