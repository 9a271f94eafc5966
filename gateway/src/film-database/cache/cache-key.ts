import type { Parameters } from "../client/fetch-json.ts";
import type { RecordSchema } from "./record-schema.ts";

/** Names the request and the schema of its record, whatever the order of its parameters. */
export function cacheKey(
  record: RecordSchema<unknown>,
  path: string,
  parameters: Parameters,
): string {
  let query = "";
  for (const name of Object.keys(parameters).sort()) {
    const value = parameters[name];
    if (value === undefined) continue;
    const text = typeof value === "string" ? encodeURIComponent(value.toWellFormed()) : value;
    query += `${query === "" ? "" : "&"}${name}=${String(text)}`;
  }
  return `${record.version}:${path}?${query}`;
}
