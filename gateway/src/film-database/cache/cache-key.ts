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

/** So many keys are remembered. */
const MOST_KEYS = 5000;

/**
 * Makes the keys of titles by their numbers: one text each, since a new one is hashed each time that it is looked up.
 */
export function rememberedKeys(make: (id: number) => string): (id: number) => string {
  const keys = new Map<number, string>();
  return (id) => {
    let key = keys.get(id);
    if (key === undefined) {
      if (keys.size >= MOST_KEYS) keys.clear();
      key = make(id);
      keys.set(id, key);
    }
    return key;
  };
}
