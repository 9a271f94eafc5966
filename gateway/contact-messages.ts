import { once } from "node:events";
import { parseArgs } from "node:util";
import { readConfig, readSecretFiles } from "./src/config/config.ts";
import { exportMessages, toOverview } from "./src/domain/contact/contact-export.ts";
import { databaseFile, openStores } from "./src/stores/open-stores.ts";
import { ensureDatabase } from "./src/stores/sqlite/backup.ts";

const USAGE = `Reads the contact messages of the store that the gateway's settings name: MONGODB_URI, or the folder DATA_DIR.

  DATA_DIR=… npm run contact -- list                      an overview, oldest first
  DATA_DIR=… npm run --silent contact -- export           everything, as JSON
  DATA_DIR=… npm run --silent contact -- export --csv     everything, for a spreadsheet
`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: "boolean", default: false } },
  });
  const [command] = positionals;
  if (command !== "list" && command !== "export") throw new Error(USAGE);
  const config = readConfig(readSecretFiles(process.env));
  if (config.mongodbUri === null) ensureDatabase(databaseFile(config.dataDir));
  const stores = await openStores(config);
  try {
    if (command === "list") {
      const rows = [];
      for await (const message of stores.contact.list()) rows.push(toOverview(message));
      if (rows.length === 0) console.log("No messages.");
      else console.table(rows);
    } else {
      for await (const chunk of exportMessages(
        stores.contact.list(),
        values.csv ? "csv" : "json",
      )) {
        if (!process.stdout.write(chunk)) await once(process.stdout, "drain");
      }
    }
  } finally {
    await stores.close();
  }
} catch (error) {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}
