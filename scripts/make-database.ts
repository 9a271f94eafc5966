import { openStores } from "../gateway/src/stores/open-stores.ts";

/*
 * Makes the database of a data folder, as the first start of a gateway does: commands refuse a folder without one.
 */

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Usage: node scripts/make-database.ts FOLDER");
const stores = await openStores({ mongodbUri: null, dataDir });
await stores.close();
