import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../../../schema");
/** What a reader of the schema looks for comes first; the other files follow by name. */
const FIRST = ["title.graphql", "list.graphql", "person.graphql", "availability.graphql"];

export function readTypeDefs(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".graphql"));
  const others = files.filter((file) => !FIRST.includes(file)).sort();
  return [...FIRST, ...others].map((file) => readFileSync(join(FOLDER, file), "utf8")).join("\n");
}
