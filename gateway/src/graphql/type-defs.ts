import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../../schema");

/** The contract, as schema/*.graphql states it. */
export function readTypeDefs(): string {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => readFileSync(join(FOLDER, file), "utf8"))
    .join("\n");
}
