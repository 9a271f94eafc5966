import { BrokenCircuitError } from "cockatiel";
import { MongoClient, MongoServerError, MongoServerSelectionError, type Db } from "mongodb";
import { ConfigError, MONGODB_URI_FORM } from "../../config/config.ts";
import { CircuitBreaker } from "../../lib/outages.ts";
import { StoreUnavailableError } from "../stores.ts";
import type { ReportFailure } from "../stores.ts";

/** How long to look for a server that can take a call, in milliseconds. */
const SERVER_SELECTION_MS = 1000;
/** After no server was found, for how long calls fail immediately instead of looking again. */
const PAUSE_MS = 1500;
/** How long a majority of the replica set may take to confirm a write. */
const WRITE_CONCERN_MS = 4000;
/** How long a response may take before its connection counts as dead. */
const SOCKET_MS = 15_000;
/** MongoDB's code for a value that a unique index holds already. */
const DUPLICATE_KEY = 11000;

/** Connects at the first call and after every loss; while there is no server, one call in a while looks for it. */
export class MongoConnection {
  readonly #uri: string;
  readonly #prepare: (database: Db) => Promise<void>;
  readonly #report: ReportFailure;
  readonly #breaker = new CircuitBreaker({
    failures: 1,
    pauseMs: PAUSE_MS,
    isFailure: (error) => error instanceof MongoServerSelectionError,
  });
  #client: MongoClient;
  #opened: Promise<Db> | null = null;
  #closed = false;

  /** `uri` names the database too (default `flickmap`); `prepare` makes indexes before the first call. */
  constructor(uri: string, prepare: (database: Db) => Promise<void>, report: ReportFailure) {
    this.#uri = uri;
    this.#prepare = prepare;
    this.#report = report;
    this.#client = newClient(uri);
  }

  /** Does one thing with the database; whatever goes wrong there is a `StoreUnavailableError`. */
  async use<Value>(action: (database: Db) => Promise<Value>): Promise<Value> {
    try {
      return await this.#breaker.run(async () => await action(await this.#database()));
    } catch (error) {
      // Calls that were not even tried have nothing new to tell.
      if (!(error instanceof BrokenCircuitError)) this.#report(error);
      throw new StoreUnavailableError(error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client.close();
  }

  #database(): Promise<Db> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #open(): Promise<Db> {
    if (this.#closed) throw new Error("The connection was closed");
    try {
      await this.#client.connect();
      const named = this.#client.options.dbName;
      // "test" is what the driver takes when the URI names no database.
      const database = this.#client.db(named === "test" ? "flickmap" : named);
      await this.#prepare(database);
      return database;
    } catch (error) {
      // A client that never reached a server stays closed for good; only one that once did
      // finds its way back by itself.
      this.#opened = null;
      await this.#client.close();
      if (!this.#closed) this.#client = newClient(this.#uri);
      throw error;
    }
  }
}

function newClient(uri: string): MongoClient {
  const client = clientFor(uri);
  // An emitter's "error" without a listener would end the process; calls report the same error.
  client.on("error", () => undefined);
  return client;
}

/** @throws ConfigError for a URI that cannot be read; it says nothing of it, since it may hold a password */
function clientFor(uri: string): MongoClient {
  try {
    return new MongoClient(uri, {
      appName: "flickmap",
      serverSelectionTimeoutMS: SERVER_SELECTION_MS,
      connectTimeoutMS: SERVER_SELECTION_MS,
      socketTimeoutMS: SOCKET_MS,
      heartbeatFrequencyMS: 2000,
      maxPoolSize: 20,
      writeConcern: { w: "majority", journal: true, wtimeoutMS: WRITE_CONCERN_MS },
    });
  } catch {
    throw new ConfigError(`Bad configuration: MONGODB_URI ${MONGODB_URI_FORM}`);
  }
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}
