import { randomUUID } from "node:crypto";
import { startMongoDbServer, type MongoDbServer } from "./server.ts";

/** A MongoDB for one test file, or the reason why its tests cannot run. */
export interface SuiteMongoDb {
  /** Null when there is none. */
  readonly server: MongoDbServer | null;
  /** For the suite's title: which server it ran on, or why it did not. */
  readonly label: string;
  /** The address of a database that nobody else uses. */
  freshUri(): string;
}

/**
 * Starts a MongoDB for a test file. Where there is none, the suite is skipped with its reason in
 * the title; in continuous integration (`CI` is set) that is an error instead.
 */
export async function mongoDbForSuite(): Promise<SuiteMongoDb> {
  const found = await startMongoDbServer();
  if ("missing" in found) {
    if (process.env["CI"]) throw new Error(found.missing);
    process.stderr.write(`MongoDB suite skipped: ${found.missing}\n`);
    return {
      server: null,
      label: `skipped: ${found.missing}`,
      freshUri: () => {
        throw new Error(found.missing);
      },
    };
  }
  return {
    server: found,
    label: found.kind,
    freshUri: () => {
      const uri = new URL(found.uri);
      uri.pathname = `/flickmap_test_${randomUUID().slice(0, 8)}`;
      return uri.href;
    },
  };
}
