import { Collection, MongoClient } from "mongodb";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mongoDbForSuite } from "../../../test/mongodb/for-suite.ts";
import type { Stars } from "../rating-store.ts";
import { StoreUnavailableError } from "../store-unavailable.ts";
import type { Stores } from "../stores.ts";
import { openMongoStores } from "./mongodb-stores.ts";

const TITLE = { type: "movie", id: 603 } as const;
/** What the store does to a collection when it stores a rating. */
const OPERATIONS = ["findOne", "findOneAndUpdate", "updateOne", "bulkWrite"] as const;
/** As many operations as a rating of a new title takes, and some. */
const MAX_OPERATIONS = 12;
const mongoDb = await mongoDbForSuite();

afterAll(() => mongoDb.stop());
afterEach(() => vi.restoreAllMocks());

/** Lets the process stop at an operation on the database: nothing that follows arrives there. */
function crashAt(operation: number, when: "before" | "after") {
  let begun = 0;
  for (const name of OPERATIONS) {
    const original = Collection.prototype[name] as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(Collection.prototype, name).mockImplementation(async function (
      this: Collection,
      ...args: unknown[]
    ) {
      begun += 1;
      const reached = begun < operation || (begun === operation && when === "after");
      const result: unknown = reached ? await original.apply(this, args) : undefined;
      if (begun >= operation) throw new Error("crashed");
      return result as never;
    });
  }
}

describe.skipIf(mongoDb.server === null)(`ratings in MongoDB (${mongoDb.label})`, () => {
  let uri: string;
  let client: MongoClient;
  const opened: Stores[] = [];
  const open = () => {
    const stores = openMongoStores(uri);
    opened.push(stores);
    return stores;
  };
  /** The documents of the title's ratings, added up. */
  const recount = async () => {
    const documents = await client.db().collection("ratings").find(TITLE).toArray();
    const stars = documents.map((document): number => document["given"].stars);
    const count = stars.filter((given) => given > 0).length;
    const sum = stars.reduce((total, given) => total + given, 0);
    return { average: count === 0 ? null : sum / count, count };
  };
  /** Another gateway rates once, so that what was left behind is done; then the totals must be those of the ratings. */
  const expectTotalsOfRatings = async () => {
    const { ratings } = open();
    await ratings.rate(TITLE, "the next visitor", 3);
    await Promise.all(opened.splice(0).map((stores) => stores.close()));
    expect(await open().ratings.totals([TITLE])).toEqual([await recount()]);
  };
  beforeEach(() => {
    uri = mongoDb.freshUri();
    client = new MongoClient(uri);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((stores) => stores.close()));
    await client.close();
  });

  it.each(["before", "after"] as const)(
    "counts a rating exactly when it is stored, wherever a process stops: %s each operation",
    async (when) => {
      let acknowledged = 0;
      for (let operation = 1; operation <= MAX_OPERATIONS; operation += 1) {
        for (const [session, stars] of [
          ["changes", (operation % 5) + 1],
          [`new ${operation}`, 4],
          ["changes", 0],
        ] as const) {
          const gateway = open();
          await gateway.ping();
          const before = await gateway.ratings.sessionRating(TITLE, session);
          crashAt(operation, when);
          const write =
            stars === 0
              ? gateway.ratings.remove(TITLE, session)
              : gateway.ratings.rate(TITLE, session, stars as Stars);
          const stored = await write.then(
            () => true,
            (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailableError),
          );
          await gateway.close();
          vi.restoreAllMocks();
          const after = await open().ratings.sessionRating(TITLE, session);
          const now = stars === 0 ? null : stars;
          expect(stored === true ? [now] : [before, now]).toContain(after);
          if (stored === true) acknowledged += 1;
          const [totals] = await open().ratings.totals([TITLE]);
          await expectTotalsOfRatings();
          // The rating of expectTotalsOfRatings is one more the first time.
          expect([totals?.count, (totals?.count ?? 0) + 1]).toContain((await recount()).count);
        }
      }
      expect(acknowledged).toBeGreaterThan(MAX_OPERATIONS);
    },
    120_000,
  );

  it("counts what several gateways write to one title at the same time", async () => {
    const gateways = [open(), open(), open()];
    const sessions = Array.from({ length: 40 }, (_, n) => `session-${n}`);
    await Promise.all(
      gateways.flatMap(({ ratings }, gateway) =>
        sessions.map(async (session, n) => {
          await ratings.rate(TITLE, session, (((n + gateway) % 5) + 1) as Stars);
          if (n % 3 === gateway) await ratings.remove(TITLE, session);
          if (n % 7 === gateway) await ratings.rate(TITLE, session, 5);
        }),
      ),
    );
    await expectTotalsOfRatings();
  }, 60_000);

  it("is not misled by a gateway that writes its log late", async () => {
    const late = Promise.withResolvers<void>();
    const original = Collection.prototype.bulkWrite;
    vi.spyOn(Collection.prototype, "bulkWrite").mockImplementationOnce(async function (
      this: Collection,
      ...args
    ) {
      await late.promise;
      return await original.apply(this, args);
    });
    const [slow, quick] = [open(), open()];
    await slow.ratings.rate(TITLE, "session", 5);
    expect(await quick.ratings.sessionRating(TITLE, "session")).toBe(5);
    await quick.ratings.rate(TITLE, "session", 2);
    await quick.ratings.remove(TITLE, "session");
    await quick.close();
    late.resolve();
    await slow.close();
    expect(await open().ratings.sessionRating(TITLE, "session")).toBeNull();
    expect(await open().ratings.totals([TITLE])).toEqual([{ average: null, count: 0 }]);
    await expectTotalsOfRatings();
  });

  it("leaves alone a log that another gateway wrote while it applied its own", async () => {
    const late = Promise.withResolvers<void>();
    const original = Collection.prototype.bulkWrite;
    vi.spyOn(Collection.prototype, "bulkWrite")
      .mockImplementationOnce(async function (this: Collection, ...args) {
        const result = await original.apply(this, args);
        await late.promise;
        return result;
      })
      .mockImplementationOnce(original)
      .mockRejectedValueOnce(new Error("crashed"));
    const [slow, quick] = [open(), open()];
    await slow.ratings.rate(TITLE, "one", 5);
    // It applies the other's log first, and stops before it applies its own.
    await quick.ratings.rate(TITLE, "two", 3);
    await quick.close();
    late.resolve();
    await slow.close();
    expect(await open().ratings.sessionRating(TITLE, "two")).toBe(3);
    await expectTotalsOfRatings();
  });

  it("lets MongoDB delete removed ratings alone, not one that was given again", async () => {
    const indexes = vi.spyOn(Collection.prototype, "createIndexes");
    const { ratings } = open();
    await ratings.rate(TITLE, "session", 5);
    await ratings.remove(TITLE, "session");
    await ratings.rate(TITLE, "session", 4);
    const expiring = indexes.mock.calls
      .flatMap(([specs]) => specs)
      .filter((spec) => spec.expireAfterSeconds);
    expect(expiring).toMatchObject([
      { key: { removedAt: 1 }, partialFilterExpression: { "given.stars": 0 } },
    ]);
    await expectTotalsOfRatings();
    const stored = await client.db().collection("ratings").find({ session: "session" }).toArray();
    expect(stored).toMatchObject([{ given: { stars: 4 } }]);
  });
});
