import { readConfig, readSecretFiles } from "./src/config/config.ts";
import type { StoredContactMessage } from "./src/stores/contact-store.ts";
import { databaseFile, openStores } from "./src/stores/open-stores.ts";
import { ensureDatabase } from "./src/stores/sqlite/backup.ts";

const USAGE = `Reads the contact messages of the store that the gateway's settings name: MONGODB_URI, or the folder DATA_DIR.

  DATA_DIR=… npm run contact -- list                      an overview, oldest first
  DATA_DIR=… npm run --silent contact -- export           everything, as JSON
`;

try {
  const [command] = process.argv.slice(2);
  if (command !== "list" && command !== "export") throw new Error(USAGE);
  const config = readConfig(readSecretFiles(process.env));
  if (config.mongodbUri === null) ensureDatabase(databaseFile(config.dataDir));
  const stores = await openStores(config);
  try {
    const messages: StoredContactMessage[] = [];
    for await (const message of stores.contact.list()) messages.push(message);
    if (command === "export") console.log(JSON.stringify(messages, null, 2));
    else if (messages.length === 0) console.log("No messages.");
    else console.table(messages.map(toOverview));
  } finally {
    await stores.close();
  }
} catch (error) {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(reason instanceof Error ? reason.message : String(reason));
  process.exitCode = 1;
}

function toOverview({ receivedAt, name, email, subject, mailedAt }: StoredContactMessage) {
  const toText = (moment: Date) => moment.toISOString().slice(0, 16).replace("T", " ");
  return {
    received: toText(receivedAt),
    from: `${name} <${email}>`,
    subject,
    mailed: mailedAt === null ? "waiting" : toText(mailedAt),
  };
}
