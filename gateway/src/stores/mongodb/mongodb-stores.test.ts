import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { MongoClient } from "mongodb";
import { describe, expect, it, vi } from "vitest";
import { atEnd } from "../../../test/at-end.ts";
import { mongoDbForSuite } from "../../../test/mongodb/for-suite.ts";
import { describeAvailabilityStore } from "../../../test/stores/availability-store-contract.ts";
import { describeContactStore } from "../../../test/stores/contact-store-contract.ts";
import { describeRatingStore } from "../../../test/stores/rating-store-contract.ts";
import { StoreUnavailableError } from "../stores.ts";
import { openMongoStores } from "./mongodb-stores.ts";

/** Lays a line to the server at `uri` that a test can cut and repair; it begins cut. */
async function layLine(uri: string) {
  const target = new URL(uri);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 27017), target.hostname);
    sockets.add(near);
    pipeline(near, far, near, () => undefined);
  });
  const repair = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await repair(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await once(server.close(), "close");
  };
  atEnd(cut);
  await cut();
  const near = new URL(uri);
  near.host = `127.0.0.1:${port}`;
  // Otherwise the driver reads the server's address, and goes around the line.
  near.searchParams.set("directConnection", "true");
  return { uri: near.href, cut, repair: () => repair(port) };
}

const TITLE = { type: "movie", id: 603 } as const;
const mongoDb = await mongoDbForSuite();

function open(uri: string) {
  const stores = openMongoStores(uri);
  atEnd(() => stores.close());
  return stores;
}

describe.skipIf(mongoDb.server === null)(`MongoDB (${mongoDb.label})`, () => {
  describeRatingStore(async () => openMongoStores(mongoDb.freshUri()));
  describeAvailabilityStore(async () => openMongoStores(mongoDb.freshUri()));
  describeContactStore(async () => openMongoStores(mongoDb.freshUri()));

  it("requires a majority to confirm each write, journaled", async () => {
    const db = vi.spyOn(MongoClient.prototype, "db");
    await open(mongoDb.freshUri()).ratings.rate(TITLE, "session", 4);
    const [client] = db.mock.contexts as MongoClient[];
    db.mockRestore();
    expect(client?.options.writeConcern).toMatchObject({ w: "majority", journal: true });
  });

  it("refuses a second document for one title and session, whoever writes it", async () => {
    const uri = mongoDb.freshUri();
    const stores = open(uri);
    await stores.ratings.rate(TITLE, "session", 4);
    const client = new MongoClient(uri);
    atEnd(() => client.close());
    const again = client
      .db()
      .collection("ratings")
      .insertOne({ ...TITLE, session: "session", stars: 5 });
    await expect(again).rejects.toMatchObject({ code: 11000 });
  });

  it("keeps the ratings of an earlier release, those in its log included", async () => {
    const uri = mongoDb.freshUri();
    const client = new MongoClient(uri);
    atEnd(() => client.close());
    const database = client.db();
    const given = (session: string, revision: number, stars: number) => ({
      ...TITLE,
      session,
      given: { revision, stars },
    });
    await database
      .collection("ratings")
      .insertMany([given("kept", 1, 5), given("taken back", 2, 0), given("changed", 3, 1)]);
    const log = [
      { session: "changed", stars: 3 },
      { session: "new", stars: 4 },
    ];
    await database
      .collection<{ _id: string }>("rating_totals")
      .insertOne({ _id: "movie:603", stars: 12, count: 3, revision: 4, log } as { _id: string });
    const { ratings } = open(uri);
    expect(await ratings.totals([TITLE])).toEqual([{ average: 4, count: 3 }]);
    expect(await ratings.sessionRating(TITLE, "changed")).toBe(3);
    expect(await ratings.sessionRating(TITLE, "taken back")).toBeNull();
    const names = (await database.listCollections().toArray()).map(({ name }) => name);
    expect(names).not.toContain("rating_totals");
  });

  it("is unavailable, soon, while there is no server, and works once there is one again", async () => {
    const line = await layLine(mongoDb.freshUri());
    const stores = open(line.uri);
    const expectUnavailable = async () => {
      const begun = performance.now();
      const reads = Array.from({ length: 200 }, () => stores.ratings.totals([TITLE]));
      const calls = [...reads, stores.ratings.rate(TITLE, "session", 1), stores.ping()];
      for (const outcome of await Promise.allSettled(calls))
        expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailableError) });
      expect(performance.now() - begun).toBeLessThan(10_000);
    };
    await expectUnavailable();
    await line.repair();
    const wait = { timeout: 20_000, interval: 100 };
    await vi.waitFor(() => stores.ratings.rate(TITLE, "session", 4), wait);
    await line.cut();
    await expectUnavailable();
    await line.repair();
    await vi.waitFor(() => stores.ping(), wait);
    expect(await stores.ratings.totals([TITLE])).toEqual([{ average: 4, count: 1 }]);
  }, 60_000);
});
