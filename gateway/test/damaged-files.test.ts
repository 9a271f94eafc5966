import { randomUUID } from "node:crypto";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { SqliteKeyvStore } from "../src/film-database/cache/sqlite-keyv-store.ts";
import { createGateway } from "../src/gateway.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "flickmap-damaged-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function start() {
  const lines: string[] = [];
  const logger = pino({ level: "error" }, { write: (line) => lines.push(line) });
  const config = readConfig({ DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0" });
  const gateway = await createGateway(config, logger);
  const origin = await gateway.listen();
  let open = true;
  const close = async () => {
    if (open) await gateway.close();
    open = false;
  };
  onTestFinished(close);
  return { origin, lines, close };
}

const status = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;
const rate = (origin: string) =>
  fetch(`${origin}/api/ratings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      content_id: 550,
      content_type: "movie",
      rating: 4,
      session_id: randomUUID(),
    }),
  });

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
  // What people stored is never moved or changed.
  expect(readFileSync(file, "utf8")).toMatch(/^not a database either, /u);
});

test("with a sound database, ratings are stored and the metrics say so", async () => {
  const { origin } = await start();
  expect((await rate(origin)).status).toBe(200);
  expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(/^flickmap_store_up 1$/mu);
});
