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

const KeysFile = z.array(
  z.object({
    name: z.string().regex(/^[a-z0-9-]{1,40}$/u),
    sha256: z.string().regex(/^[0-9a-f]{64}$/u),
    unitsPerMinute: z.int().min(1).max(10_000_000),
    /** The last day on which the key is known, in UTC; a key without one does not expire. */
    expires: z.iso.date().optional(),
  }),
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
    throw new ConfigError(`Bad configuration: API_KEYS_FILE: ${z.prettifyError(parsed.error)}`);
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
