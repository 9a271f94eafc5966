import { randomUUID } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { MongoClient } from "mongodb";
import { atEnd } from "../at-end.ts";

/** What is fetched for the tests alone is kept here, outside of what is committed. */
const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/flickmap");
const JARS = join(CACHE, "mongo-java-server-1.47.0");

/** All test files of a worker share it. */
let shared: Promise<string> | undefined;

/**
 * A MongoDB for one test file: the one at `MONGODB_URI` (with `authSource` where it has a user), else mongo-java-server (fetched by Maven, run by Java 11 or later).
 * Where there is neither, the suite is skipped with its reason in the title; in continuous integration (`CI` is set)
 * that is an error instead.
 */
export async function mongoDbForSuite() {
  const ours = process.env["MONGODB_URI"] === undefined;
  let server: string | null = process.env["MONGODB_URI"] ?? null;
  let label = "MONGODB_URI";
  try {
    if (ours) server = await (shared ??= startMongoJavaServer());
    if (ours) label = "mongo-java-server";
  } catch (error) {
    if (process.env["CI"]) throw error;
    label = `skipped: ${String(error)}`;
  }
  const given: string[] = [];
  // It is somebody's own server.
  if (!ours) atEnd(() => Promise.all(given.map(dropDatabase)));
  process.stderr.write(`MongoDB suite: ${label}\n`);
  return {
    server,
    /** For the suite's title: which server it ran on, or why it did not. */
    label,
    /** The address of a database that nobody else uses, dropped in the end where the server is not the tests' own. */
    freshUri: () => {
      const uri = new URL(server ?? "");
      uri.pathname = `/flickmap_test_${randomUUID().slice(0, 8)}`;
      given.push(uri.href);
      return uri.href;
    },
  };
}

async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri);
  await client.db().dropDatabase();
  await client.close();
}

/** Starts it and gives its address; it ends with this process, as its input does then. */
async function startMongoJavaServer(): Promise<string> {
  if (!existsSync(JARS)) await fetchJars();
  const program = join(import.meta.dirname, "MongoDbForTests.java");
  const server = spawn(
    "java",
    // It runs for a minute, which the second compiler would spend on compiling.
    ["-Xmx1g", "-XX:TieredStopAtLevel=1", "-cp", join(JARS, "*"), program, "memory", "0"],
    { stdio: ["pipe", "pipe", "ignore"] },
  );
  const started = Promise.withResolvers<string>();
  createInterface(server.stdout).once("line", started.resolve);
  server.once("error", started.reject);
  server.once("exit", (code) => started.reject(new Error(`java ended with ${code}`)));
  const uri = await started.promise;
  // This process may end before it.
  server.unref();
  for (const pipe of server.stdio) if (pipe instanceof Socket) pipe.unref();
  return uri;
}

/** Fetches the jars into a separate folder first, so that two concurrent runs don't see half of them. */
async function fetchJars(): Promise<void> {
  const fresh = `${JARS}.${process.pid}`;
  const pom = join(import.meta.dirname, "pom.xml");
  const goal = ["dependency:copy-dependencies", `-DoutputDirectory=${fresh}`];
  const { status } = spawnSync("mvn", ["-q", "-B", "-f", pom, ...goal], { stdio: "ignore" });
  if (status === 0) await rename(fresh, JARS).catch(() => undefined);
  await rm(fresh, { recursive: true, force: true });
  if (!existsSync(JARS)) throw new Error("mvn could not fetch mongo-java-server");
}
