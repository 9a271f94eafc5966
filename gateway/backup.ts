import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "./src/config/config.ts";
import { readSecretFiles } from "./src/config/secret-files.ts";
import { databaseFile } from "./src/stores/open-stores.ts";
import { type Backup, BackupError, backUp, merge, restore } from "./src/stores/sqlite/backup.ts";

const USAGE = `Copies the ratings, messages and changes of availability of a gateway's data folder, DATA_DIR, and puts a copy back.

  DATA_DIR=… npm run backup -- FOLDER             copies them to a new folder; the gateway may run
  DATA_DIR=… npm run restore -- FOLDER            checks a copy and puts it back; the gateway must be stopped
  DATA_DIR=… npm run restore -- FOLDER --new      puts it where there is no database yet
  DATA_DIR=… npm run restore -- FOLDER --merge    adds the ratings and messages that are missing
`;

/** A database of MongoDB has its own tools, which copy it while it is in use. */
const MONGODB =
  "The stores are in MongoDB: copy them with mongodump and mongorestore, see docs/operations.md";

/** What the command line says; the usage is the error of one that says something else. */
function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      merge: { type: "boolean", default: false },
      new: { type: "boolean", default: false },
    },
  });
  const [command, folder] = positionals;
  if ((command !== "backup" && command !== "restore") || !folder?.trim()) {
    throw new BackupError(USAGE);
  }
  return { command, to: resolve(folder), ...values };
}

async function run(): Promise<string> {
  const { command, to, merge: merges, new: isNew } = readArguments();
  const { dataDir, mongodbUri } = readConfig(readSecretFiles(process.env));
  if (mongodbUri !== null) throw new BackupError(MONGODB);
  const file = databaseFile(dataDir);
  if (command === "backup") {
    return `Copied ${toText(await backUp(file, to))} from ${file} to ${to}.`;
  }
  if (merges) {
    const { ratings, messages } = await merge(to, file);
    return `Added ${ratings} ratings and ${messages} messages to ${file}; its changes stay as they are.`;
  }
  const { backup, movedTo } = await restore(to, file, isNew);
  const former = movedTo === null ? "" : ` The former database is ${movedTo}.`;
  return `Restored ${toText(backup)} of ${backup.createdAt} to ${file}.${former}`;
}

const toText = ({ ratings, messages, changes }: Backup) =>
  `${ratings} ratings, ${messages} messages and ${changes} changes`;

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
