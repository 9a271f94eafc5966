import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { createServer, type AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server that speaks MongoDB's wire protocol. One that was started here ends with this process. */
export interface MongoDbServer {
  readonly uri: string;
  /** Which server it is; the last is not MongoDB itself. */
  readonly kind: "MONGODB_URI" | "mongod" | "mongo-java-server";
}

/** What is fetched for the tests alone is kept here, outside of what is committed. */
const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/flickmap");
const JARS = join(CACHE, "mongo-java-server-1.47.0");

/**
 * Finds a MongoDB for the tests: the one at `MONGODB_URI`, else a `mongod` on the PATH, else
 * mongo-java-server (fetched by Maven, run by Java 11 or later). Answers with the reasons where there is none.
 */
export async function startMongoDbServer(): Promise<MongoDbServer | { readonly missing: string }> {
  const uri = process.env["MONGODB_URI"];
  if (uri) return { uri, kind: "MONGODB_URI" };
  const reasons: string[] = [];
  for (const start of [startMongod, startMongoJavaServer]) {
    try {
      return await start();
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { missing: `no MongoDB for the tests: ${reasons.join("; ")}` };
}

function requireCommand(command: string, versionArgument: string): void {
  const { error, status } = spawnSync(command, [versionArgument], { stdio: "ignore" });
  if (error !== undefined || status !== 0) throw new Error(`there is no ${command}`);
}

async function startMongod(): Promise<MongoDbServer> {
  requireCommand("mongod", "--version");
  const folder = await mkdtemp(join(tmpdir(), "flickmap-mongod-"));
  const port = await freePort();
  const options = ["--port", String(port), "--bind_ip", "127.0.0.1", "--nounixsocket"];
  const untilInputEnds = 'mongod --dbpath "$0" "$@" & cat > /dev/null; kill $!; wait; rm -r "$0"';
  const server = spawn("sh", ["-c", untilInputEnds, folder, ...options], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  release(server);
  return { uri: `mongodb://127.0.0.1:${port}`, kind: "mongod" };
}

/** Lets this process end before a server that it started, which then ends too, as its input does. */
function release(server: ChildProcess): void {
  server.unref();
  for (const pipe of server.stdio) if (pipe instanceof Socket) pipe.unref();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address() as AddressInfo;
  probe.close();
  return address.port;
}

async function startMongoJavaServer(): Promise<MongoDbServer> {
  requireCommand("java", "--version");
  if (!existsSync(JARS)) await fetchJars();
  const server = spawn(
    "java",
    [
      "-Xmx1g",
      // It runs for a minute, which the second compiler would spend on compiling.
      "-XX:TieredStopAtLevel=1",
      "-cp",
      join(JARS, "*"),
      join(import.meta.dirname, "MongoDbForTests.java"),
      "memory",
      "0",
    ],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  const complaints: string[] = [];
  server.stderr.setEncoding("utf8").on("data", (text: string) => complaints.push(text));
  const firstLine = createInterface(server.stdout)[Symbol.asyncIterator]().next();
  const line = await Promise.race([firstLine, once(server, "exit").then(() => undefined)]);
  if (typeof line?.value !== "string") {
    throw new Error(`mongo-java-server did not start: ${complaints.join("").slice(0, 500)}`);
  }
  release(server);
  return { uri: line.value, kind: "mongo-java-server" };
}

/** Fetches the jars into a separate folder first, so that two concurrent runs don't see half of them. */
async function fetchJars(): Promise<void> {
  requireCommand("mvn", "--version");
  const fresh = `${JARS}.${process.pid}`;
  const { status, stdout } = spawnSync(
    "mvn",
    [
      "-q",
      "-B",
      "-f",
      join(import.meta.dirname, "pom.xml"),
      "dependency:copy-dependencies",
      `-DoutputDirectory=${fresh}`,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new Error(`mvn could not fetch mongo-java-server (${stdout.trim().split("\n")[0]})`);
  }
  try {
    await rename(fresh, JARS);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(JARS)) throw error;
  }
}
