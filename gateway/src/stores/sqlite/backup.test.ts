import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TitleKey } from "../../film-database/title-key.ts";
import type { Stars } from "../rating-store.ts";
import { backUp, merge, restore } from "./backup.ts";
import { SCHEMA_VERSION } from "./migrations.ts";
import { openSqliteStores } from "./sqlite-stores.ts";

const FIGHT_CLUB: TitleKey = { type: "movie", id: 550 };
const SCRIPT = fileURLToPath(new URL("../../../backup.ts", import.meta.url));

let folder: string;
let file: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "flickmap-backup-"));
  file = join(folder, "flickmap.sqlite");
  copy = join(folder, "copy");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the stores, rates as these sessions, and leaves them open. */
async function rate(sessions: readonly string[], stars: Stars = 4) {
  const stores = openSqliteStores(file);
  for (const session of sessions) await stores.ratings.rate(FIGHT_CLUB, session, stars);
  return stores;
}

async function totals() {
  const stores = openSqliteStores(file);
  try {
    return await stores.ratings.totals([FIGHT_CLUB]);
  } finally {
    await stores.close();
  }
}

const run = (...args: string[]) =>
  spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder },
  });

const twelve = Array.from({ length: 12 }, (_, n) => `session ${n}`);

test.each([
  ["backup.ts", "backup", "copy"],
  ["backup.ts", "restore", "copy"],
  ["backup.ts", "restore", "copy", "--merge"],
  ["contact-messages.ts", "list"],
  ["contact-messages.ts", "export"],
])("%s %s refuses a folder without a database, and makes none", (script, command, ...args) => {
  const path = fileURLToPath(new URL(`../../../${script}`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [path, command, ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder },
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    `There is no database at ${file}: set DATA_DIR to the gateway's folder`,
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a backup is put where there is no database yet when that is asked for", async () => {
  await (await rate(twelve)).close();
  await backUp(file, copy);
  rmSync(file);
  await expect(restore(copy, file)).rejects.toThrow("There is no database");
  expect(run("restore", copy, "--new").stdout).toMatch(
    /^Restored 12 ratings, 0 messages and 0 changes of \S+ to \S+\.\n$/u,
  );
  expect(await totals()).toEqual([{ average: 4, count: 12 }]);
});

test("a backup of a database in use has what is still in its log, and is put back", async () => {
  const stores = await rate(twelve);
  // All of it stands in the log yet.
  expect(existsSync(`${file}-wal`)).toBe(true);
  expect(await backUp(file, copy)).toMatchObject({ ratings: 12, schema: SCHEMA_VERSION });
  await expect(restore(copy, file)).rejects.toThrow("stop the gateway first");
  await stores.ratings.rate(FIGHT_CLUB, "after the backup", 1);
  await stores.close();

  const { backup, movedTo } = await restore(copy, file);
  expect(backup.ratings).toBe(12);
  expect(await totals()).toEqual([{ average: 4, count: 12 }]);
  // What was there is lost to nobody.
  const former = new DatabaseSync(movedTo ?? "", { readOnly: true });
  expect(former.prepare("SELECT count(*) AS n FROM rating").get()).toEqual({ n: 13 });
  former.close();
});

test("a restored database is another store: cursors of what was stored after the backup name none of its changes", async () => {
  const storeIdOf = async () => {
    const stores = openSqliteStores(file);
    const id = await stores.availability.storeId();
    await stores.close();
    return id;
  };
  const id = await storeIdOf();
  await backUp(file, copy);
  await restore(copy, file);
  const restored = await storeIdOf();
  expect(restored).toMatch(/^[0-9a-f]{16}$/u);
  expect(restored).not.toBe(id);
  await restore(copy, file);
  expect([id, restored]).not.toContain(await storeIdOf());
});

test("what a killed gateway left in the log comes along when its database is moved aside", async () => {
  const child = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `const { openSqliteStores } = await import(${JSON.stringify(new URL("sqlite-stores.ts", import.meta.url).href)});
       const stores = openSqliteStores(${JSON.stringify(file)});
       await stores.ratings.rate({ type: "movie", id: 550 }, "killed", 5);
       process.kill(process.pid, "SIGKILL");`,
    ],
    { encoding: "utf8" },
  );
  expect(child.signal).toBe("SIGKILL");
  await backUp(file, copy);
  const { movedTo } = await restore(copy, file);
  const former = new DatabaseSync(movedTo ?? "");
  expect(former.prepare("SELECT session_id FROM rating").all()).toEqual([{ session_id: "killed" }]);
  former.close();
  expect(await totals()).toEqual([{ average: 5, count: 1 }]);
});

test("a database that was damaged is moved aside for the backup", async () => {
  await (await rate(twelve)).close();
  await backUp(file, copy);
  writeFileSync(file, "no database ".repeat(1000));
  const { movedTo } = await restore(copy, file);
  expect(readFileSync(movedTo ?? "", "utf8")).toMatch(/^no database/);
  expect(await totals()).toEqual([{ average: 4, count: 12 }]);
});

test.each([
  ["is damaged", () => truncateSync(join(copy, "flickmap.sqlite"), 5000), "missing or damaged"],
  ["is gone", () => rmSync(join(copy, "flickmap.sqlite")), "missing or damaged"],
  ["was cut off", () => rmSync(join(copy, "backup.json")), "no whole backup"],
  [
    "is of a newer Flickmap",
    () => {
      const manifest = join(copy, "backup.json");
      const made = JSON.parse(readFileSync(manifest, "utf8"));
      writeFileSync(manifest, JSON.stringify({ ...made, schema: SCHEMA_VERSION + 1 }));
    },
    "use the newer one",
  ],
])("a backup that %s is refused, and the database stays", async (_, spoil, message) => {
  await (await rate(twelve)).close();
  await backUp(file, copy);
  spoil();
  await expect(restore(copy, file)).rejects.toThrow(message);
  await expect(merge(copy, file)).rejects.toThrow(message);
  expect(await totals()).toEqual([{ average: 4, count: 12 }]);
});

test("a damaged database is not backed up, and no folder that holds a backup is written to", async () => {
  await (await rate(twelve)).close();
  await backUp(file, copy);
  await expect(backUp(file, copy)).rejects.toThrow("holds a backup already");
  writeFileSync(file, "no database ".repeat(1000));
  await expect(backUp(file, join(folder, "other"))).rejects.toThrow("file is not a database");
  expect(existsSync(join(folder, "other", "backup.json"))).toBe(false);
  await expect(backUp(join(folder, "none"), join(folder, "other"))).rejects.toThrow(
    "There is no database",
  );
});

test("a merge adds what the database lacks, changes nothing it has, and counts the totals", async () => {
  await (await rate(["both", "lost"], 1)).close();
  await backUp(file, copy);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  const stores = await rate(["both", "new"], 5);
  await expect(merge(copy, file)).rejects.toThrow("stop the gateway first");
  await stores.close();
  expect(await merge(copy, file)).toEqual({ ratings: 1, messages: 0 });
  expect(await totals()).toEqual([{ average: 11 / 3, count: 3 }]);
  expect(await merge(copy, file)).toEqual({ ratings: 0, messages: 0 });
});

test("a backup of an older schema is upgraded by the gateway that opens it", async () => {
  // The schema before the present one, which added how far webhooks have come.
  const stores = await rate(twelve);
  await stores.close();
  const database = new DatabaseSync(file);
  database.exec(`DROP TABLE webhook; PRAGMA user_version = ${SCHEMA_VERSION - 1}`);
  database.close();
  expect(await backUp(file, copy)).toMatchObject({ schema: SCHEMA_VERSION - 1 });
  // The upgrade.
  expect(await totals()).toEqual([{ average: 4, count: 12 }]);
  // And back to how it was before it.
  await restore(copy, file);
  const former = new DatabaseSync(file);
  expect(former.prepare("PRAGMA user_version").get()).toEqual({
    user_version: SCHEMA_VERSION - 1,
  });
  former.close();
  await expect(merge(copy, file)).rejects.toThrow("different schemas");
  expect(await totals()).toEqual([{ average: 4, count: 12 }]);
});

test("the commands say what they did, or what to do", async () => {
  await (await rate(twelve)).close();
  expect(run().stderr).toContain("npm run backup -- FOLDER");
  expect(run("restore", copy, "--merg").stderr).toMatch(/^Unknown option '--merg'.*\n$/);
  expect(run("backup", copy).stdout).toBe(
    `Copied 12 ratings, 0 messages and 0 changes from ${file} to ${copy}.\n`,
  );
  expect(run("backup", copy)).toMatchObject({ status: 1 });
  expect(run("restore", copy).stdout).toMatch(
    /^Restored 12 ratings, 0 messages and 0 changes of 20\d\d-/,
  );
  expect(run("restore", copy, "--merge").stdout).toContain("Added 0 ratings and 0 messages");
});

test("what people wrote is for nobody else on the machine, in the database and in a backup", async () => {
  const stores = await rate(twelve);
  await backUp(file, copy);
  const files = [file, `${file}-wal`, join(copy, "flickmap.sqlite"), join(copy, "backup.json")];
  expect(files.map((path) => statSync(path).mode & 0o777)).toEqual(files.map(() => 0o600));
  await stores.close();
  await restore(copy, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each(["", " ", "/proc/flickmap", "/dev/null/backup"])(
  "a backup to %j is refused, with one line or how it is used",
  async (to) => {
    await (await rate(twelve)).close();
    const { status, stderr } = run("backup", to);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The folder .* cannot be made|npm run backup -- FOLDER/mu);
    expect(existsSync("backup.json")).toBe(false);
  },
);

test("a restore that was cut off is noticed by whoever opens the database, and can be run again", async () => {
  await (await rate(twelve)).close();
  await backUp(file, copy);
  // As after the database was moved aside.
  renameSync(file, `${file}.before-restore-1`);
  copyFileSync(join(copy, "flickmap.sqlite"), `${file}.restored`);
  expect(() => openSqliteStores(file)).toThrow("a restore was cut off before its end");
  expect(existsSync(file)).toBe(false);
  await restore(copy, file);
  expect(await totals()).toEqual([{ average: 4, count: 12 }]);
});
