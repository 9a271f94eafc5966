import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig, readSecretFiles } from "./src/config/config.ts";
import { databaseFile } from "./src/stores/open-stores.ts";
import { backUp, restore } from "./src/stores/sqlite/backup.ts";

const USAGE = `Copies the database of a gateway's data folder, DATA_DIR, and puts a copy back.

  DATA_DIR=… npm run backup -- FOLDER     copies it to a new folder; the gateway may run
  DATA_DIR=… npm run restore -- FOLDER    checks a copy and puts it back whole; the gateway must be stopped
`;

/** A database of MongoDB has its own tools, which copy it while it is in use. */
const MONGODB = "The stores are in MongoDB: copy them with mongodump and mongorestore";

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, folder, ...more] = positionals;
  const isKnown = command === "backup" || command === "restore";
  if (!isKnown || !folder?.trim() || more.length > 0) throw new Error(USAGE);
  const { dataDir, mongodbUri } = readConfig(readSecretFiles(process.env));
  if (mongodbUri !== null) throw new Error(MONGODB);
  const file = databaseFile(dataDir);
  const copies = resolve(folder);
  if (command === "backup") {
    await backUp(file, copies);
    return `Copied ${file} to ${copies}.`;
  }
  const movedTo = restore(copies, file);
  const former = movedTo === null ? "" : ` The former database is ${movedTo}.`;
  return `Restored ${file} from ${copies}.${former}`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
