import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { ConfigError } from "../../config/config.ts";

export interface ApiClient {
  /** Names it in metrics. */
  readonly name: string;
  /** How many requests it may make in a minute, from all its addresses together. */
  readonly unitsPerMinute: number;
}

const NAME = "must be 1 to 40 small letters, digits or hyphens";
const SHA256 = "must be the key's SHA-256 in 64 hexadecimal digits";
const UNITS = "must be a whole number from 1 to 10000000";
const EXPIRES = "must be a date such as 2027-12-31";

const KeysFile = z.array(
  z.object({
    name: z.string({ error: NAME }).regex(/^[a-z0-9-]{1,40}$/u, NAME),
    sha256: z.string({ error: SHA256 }).regex(/^[0-9a-f]{64}$/u, SHA256),
    unitsPerMinute: z.int({ error: UNITS }).min(1, UNITS).max(10_000_000, UNITS),
    /** The last day on which the key is known, in UTC; a key without one does not expire. */
    expires: z.iso.date({ error: EXPIRES }).optional(),
  }),
  { error: "must be a list of keys" },
);

const DAY_MS = 86_400_000;

export type FindApiClient = (key: string) => ApiClient | null;

/**
 * Reads the JSON list of keys, whose lines with # are comments; null for none. Only hashes are known here: a key is long and
 * random, which no slow hash has to protect. ConfigError never says what the file holds.
 */
export function readApiKeys(file: string): FindApiClient | null {
  const parsed = KeysFile.safeParse(readJson(file));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
    throw new ConfigError(`Bad configuration: API_KEYS_FILE: ${faults.join("; ")}`);
  }
  if (parsed.data.length === 0) return null;
  const clients = new Map(
    parsed.data.map(({ sha256, expires, name, unitsPerMinute }) => {
      const endsAt = expires === undefined ? Infinity : Date.parse(expires) + DAY_MS;
      return [sha256, { client: { name, unitsPerMinute }, endsAt }];
    }),
  );
  return (key) => {
    const found = clients.get(hash("sha256", key, "hex"));
    return found !== undefined && Date.now() < found.endsAt ? found.client : null;
  };
}

function readJson(file: string): unknown {
  try {
    const text = readFileSync(file, "utf8");
    return JSON.parse(text.replaceAll(/^\s*#.*$/gmu, "").trim() || "[]");
  } catch {
    throw new ConfigError("Bad configuration: API_KEYS_FILE is no readable file of JSON");
  }
}
