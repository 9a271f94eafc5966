import { existsSync, mkdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, vi } from "vitest";
import { atEnd, newFolder } from "../../../test/at-end.ts";
import { describeAvailabilityStore } from "../../../test/stores/availability-store-contract.ts";
import { describeContactStore } from "../../../test/stores/contact-store-contract.ts";
import { describeRatingStore } from "../../../test/stores/rating-store-contract.ts";
import { StoreUnavailableError } from "../stores.ts";
import { openSqliteStores } from "./sqlite-stores.ts";

const TITLE = { type: "movie", id: 603 } as const;
// Thousands of writes, each of which waits for the disk.
const memory = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
const folder = newFolder(memory);
let files = 0;

const newFile = () => join(folder, `nested/${(files += 1)}.sqlite`);

function open(...given: Parameters<typeof openSqliteStores>) {
  const stores = openSqliteStores(...given);
  atEnd(() => stores.close());
  return stores;
}

describe("SQLite", () => {
  describeRatingStore(async () => openSqliteStores(newFile()));
  describeAvailabilityStore(async () => openSqliteStores(newFile()));
  describeContactStore(async () => openSqliteStores(newFile()));

  it("finishes its writes before it closes, and keeps them", async () => {
    const file = newFile();
    const before = openSqliteStores(file);
    const written = before.ratings.rate(TITLE, "session", 4);
    await before.close();
    await written;
    expect(await open(file).ratings.totals([TITLE])).toEqual([{ average: 4, count: 1 }]);
  });

  it("is opened by the first action that can, such as once a full disk has room", async () => {
    const file = newFile();
    mkdirSync(file, { recursive: true });
    const stores = open(file);
    await expect(stores.ping()).rejects.toThrow(StoreUnavailableError);
    rmdirSync(file);
    await vi.waitFor(() => stores.ratings.rate(TITLE, "session", 4), { timeout: 5000 });
  });

  it("refuses a database of a newer Flickmap and leaves it alone", async () => {
    const file = newFile();
    void openSqliteStores(file).close();
    const newer = new DatabaseSync(file);
    newer.exec("PRAGMA user_version = 99");
    newer.close();
    const report = vi.fn<(error: unknown) => void>();
    await expect(open(file, report).ping()).rejects.toThrow(StoreUnavailableError);
    expect(String(report.mock.calls[0]?.[0])).toContain("use the newer one");
  });

  it("says that it is unavailable while another process holds the file, and recovers", async () => {
    const file = newFile();
    const stores = open(file);
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    await expect(stores.ratings.rate(TITLE, "session", 4)).rejects.toThrow(StoreUnavailableError);
    expect(await stores.ratings.totals([TITLE])).toEqual([{ average: null, count: 0 }]);
    other.exec("ROLLBACK");
    other.close();
    await stores.ratings.rate(TITLE, "session", 4);
    expect(await stores.ratings.totals([TITLE])).toEqual([{ average: 4, count: 1 }]);
    await stores.close();
    await expect(stores.ratings.rate(TITLE, "session", 4)).rejects.toThrow(StoreUnavailableError);
  });
});
