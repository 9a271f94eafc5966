import { hash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { ConfigError } from "../config.ts";

/** A client that has a key. */
export interface ApiClient {
  /** Names it in metrics. */
  readonly name: string;
  /** The units that it may use in a minute, from all its addresses together. */
  readonly unitsPerMinute: number;
}

const NAME = "must be 1 to 40 small letters, digits or hyphens";
const SHA256 = "must be the key's SHA-256 in 64 hexadecimal digits";
const UNITS = "must be a whole number from 1 to 10000000";

const KeysFile = z.array(
  z.strictObject({
    name: z.string({ error: NAME }).regex(/^[a-z0-9-]{1,40}$/u, NAME),
    sha256: z.string({ error: SHA256 }).regex(/^[0-9a-f]{64}$/u, SHA256),
    unitsPerMinute: z.int({ error: UNITS }).min(1, UNITS).max(10_000_000, UNITS),
  }),
);

/**
 * The keys that raise a client's budget. Only their hashes are known here. A key is a long random text, which no
 * slow hash has to protect.
 */
export class ApiKeys {
  readonly #clients: readonly { readonly client: ApiClient; readonly digest: Buffer }[];

  constructor(entries: z.infer<typeof KeysFile>) {
    this.#clients = entries.map(({ sha256, ...client }) => ({
      client,
      digest: Buffer.from(sha256, "hex"),
    }));
  }

  /** The client of a key; null for a key that is none. Takes the same time for every key. */
  clientOf(key: string): ApiClient | null {
    const digest = Buffer.from(hash("sha256", key, "hex"), "hex");
    let found: ApiClient | null = null;
    for (const { client, digest: known } of this.#clients) {
      if (timingSafeEqual(digest, known)) found = client;
    }
    return found;
  }
}

/**
 * Reads a file of keys: a JSON list of `name`, `sha256` (of the key, in hexadecimal) and `unitsPerMinute`.
 *
 * @throws ConfigError that names what is wrong and never what the file holds
 */
export function readApiKeys(file: string): ApiKeys {
  const parsed = KeysFile.safeParse(readJson(file));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join(".")} ${message}` : "must be a list of keys",
    );
    throw new ConfigError(`Bad configuration: API_KEYS_FILE: ${faults.join("; ")}`);
  }
  for (const field of ["name", "sha256"] as const) {
    const values = parsed.data.map((entry) => entry[field]);
    if (new Set(values).size < values.length) {
      throw new ConfigError(`Bad configuration: API_KEYS_FILE: a ${field} occurs twice`);
    }
  }
  return new ApiKeys(parsed.data);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError("Bad configuration: API_KEYS_FILE is no readable file of JSON");
  }
}
