import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const COMMIT_FILE = join(ROOT, "web/dist-server/commit.txt");

/** The version of Flickmap in this folder, and the commit that it was built from; `unknown` where that was not known. */
export const buildInfo: Readonly<Record<"version" | "commit", string>> = {
  version: String(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).version),
  commit: existsSync(COMMIT_FILE) ? readFileSync(COMMIT_FILE, "utf8").trim() : "unknown",
};
