import { randomUUID } from "node:crypto";
import { MongoClient } from "mongodb";
import { type MongoDbServer, startMongoDbServer } from "./server.ts";

/** A MongoDB for one test file, or the reason why its tests cannot run. */
export interface SuiteMongoDb {
  /** Null when there is none. */
  readonly server: MongoDbServer | null;
  /** For the suite's title: which server it ran on, or why it did not. */
  readonly label: string;
  /** The address of a database that nobody else uses. */
  freshUri(): string;
  /** Drops the databases that were given out, where the server is not the tests' own. */
  stop(): Promise<void>;
}

/** All test files of a worker share it. */
let shared: ReturnType<typeof startMongoDbServer> | undefined;

/**
 * Gives a test file a MongoDB. Where there is none, the suite is skipped with its reason in
 * the title; in continuous integration (`CI` is set) that is an error instead.
 */
export async function mongoDbForSuite(): Promise<SuiteMongoDb> {
  shared ??= startMongoDbServer();
  const found = await shared;
  if ("missing" in found) return withoutServer(found.missing);
  process.stderr.write(`MongoDB suite: ${found.kind}\n`);
  const given: string[] = [];
  return {
    server: found,
    label: found.kind,
    freshUri: () => {
      const uri = databaseUri(found.uri, `flickmap_test_${randomUUID().slice(0, 8)}`);
      given.push(uri);
      return uri;
    },
    stop: async () => {
      if (found.kind === "MONGODB_URI") await Promise.all(given.map(dropDatabase));
    },
  };
}

function withoutServer(reason: string): SuiteMongoDb {
  if (process.env["CI"]) throw new Error(reason);
  process.stderr.write(`MongoDB suite skipped: ${reason}\n`);
  return {
    server: null,
    label: `skipped: ${reason}`,
    freshUri: () => {
      throw new Error(reason);
    },
    stop: async () => undefined,
  };
}

/** The same server's address with another database, signing in where it did before. */
function databaseUri(serverUri: string, name: string): string {
  const uri = new URL(serverUri);
  if (uri.username !== "" && !uri.searchParams.has("authSource")) {
    uri.searchParams.set("authSource", uri.pathname.slice(1) || "admin");
  }
  uri.pathname = `/${name}`;
  return uri.href;
}

async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  try {
    await client.db().dropDatabase();
  } finally {
    await client.close();
  }
}
