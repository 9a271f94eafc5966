import { hash, timingSafeEqual } from "node:crypto";
import { readFileSync, unwatchFile, watchFile } from "node:fs";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import type { Logger } from "pino";
import { z } from "zod";
import { ConfigError } from "../../config/config.ts";

/** Where a client is told of changes. */
export interface Webhook {
  readonly url: string;
  /** What deliveries are signed with. */
  readonly secret: Buffer;
  /** Changes in this country alone; in all where null. */
  readonly country: string | null;
}

/** A client that has a key. */
export interface ApiClient {
  /** Names it in metrics. */
  readonly name: string;
  /** The units that it may use in a minute, from all its addresses together. */
  readonly unitsPerMinute: number;
  /** Null where it has none. */
  readonly webhook: Webhook | null;
}

const NAME = "must be 1 to 40 small letters, digits or hyphens";
const SHA256 = "must be the key's SHA-256 in 64 hexadecimal digits";
const UNITS = "must be a whole number from 1 to 10000000";

const EXPIRES = "must be a date such as 2027-12-31";

const WEBHOOK_URL = "must begin with https://, or http://localhost for one on this machine";
const WITHOUT_PASSWORD =
  "must have no user and password: a secret can be in its path, and deliveries are signed";
const COUNTRY = "must be the code of a country, such as GB";
const WEBHOOK_SECRET = "must be whsec_ and at least 24 bytes in Base64";

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const WebhookEntry = z
  .strictObject(
    {
      url: z
        .string({ error: WEBHOOK_URL })
        .refine(isPrivateWay, WEBHOOK_URL)
        .refine(isWithoutPassword, WITHOUT_PASSWORD),
      secret: z
        .string({ error: WEBHOOK_SECRET })
        .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/u, WEBHOOK_SECRET)
        .transform((secret) => Buffer.from(secret.slice("whsec_".length), "base64")),
      country: z
        .string({ error: COUNTRY })
        .transform((code) => toCountryCode(code))
        .refine((code) => code !== null, COUNTRY)
        .optional(),
    },
    { error: "must have url, secret and perhaps country, and nothing else" },
  )
  .optional();

/** Whether nobody else can read what is sent to a URL. */
function isPrivateWay(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.protocol === "https:") return true;
  return (
    parsed?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(parsed.hostname)
  );
}

/** Whether requests can be made to a URL: none are to one with credentials. */
function isWithoutPassword(url: string): boolean {
  const parsed = URL.parse(url);
  return !parsed?.username && !parsed?.password;
}

const KeysFile = z.array(
  z.strictObject(
    {
      name: z.string({ error: NAME }).regex(/^[a-z0-9-]{1,40}$/u, NAME),
      sha256: z.string({ error: SHA256 }).regex(/^[0-9a-f]{64}$/u, SHA256),
      unitsPerMinute: z.int({ error: UNITS }).min(1, UNITS).max(10_000_000, UNITS),
      /** The last day on which the key is known, in UTC; a key without one does not expire. */
      expires: z.iso.date({ error: EXPIRES }).optional(),
      webhook: WebhookEntry,
    },
    {
      error:
        "must have name, sha256, unitsPerMinute and perhaps expires and webhook, and nothing else",
    },
  ),
);

type KeyEntries = z.infer<typeof KeysFile>;

interface Key {
  readonly client: ApiClient;
  readonly digest: Buffer;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

const DAY_MS = 86_400_000;
/** How often the file is looked at for a change. */
const WATCH_MS = 5000;

/**
 * The keys that raise a client's budget. Only their hashes are known here. A key is a long random text, which no
 * slow hash has to protect.
 */
export class ApiKeys {
  #keys: readonly Key[] = [];

  constructor(entries: KeyEntries) {
    this.replace(entries);
  }

  /** Knows these keys in place of those before. */
  replace(entries: KeyEntries): void {
    this.#keys = entries.map(({ sha256, expires, webhook, ...client }) => ({
      client: {
        ...client,
        webhook: webhook === undefined ? null : { ...webhook, country: webhook.country ?? null },
      },
      digest: Buffer.from(sha256, "hex"),
      endsAt: expires === undefined ? Infinity : Date.parse(expires) + DAY_MS,
    }));
  }

  /** The clients whose keys have not expired. */
  get clients(): readonly ApiClient[] {
    return this.#keys.filter(({ endsAt }) => Date.now() < endsAt).map(({ client }) => client);
  }

  /** The client of a key; null for a key that is none, or has expired. Takes the same time for every key. */
  clientOf(key: string): ApiClient | null {
    const digest = Buffer.from(hash("sha256", key, "hex"), "hex");
    let found: ApiClient | null = null;
    for (const { client, digest: known, endsAt } of this.#keys) {
      if (timingSafeEqual(digest, known) && Date.now() < endsAt) found = client;
    }
    return found;
  }
}

/**
 * Opens a file of keys: a JSON list of `name`, `sha256` (of the key, in hexadecimal), `unitsPerMinute`, `expires` and `webhook`. When
 * the file changes it is read again; with one that is wrong, or has become empty, the keys stay as they were. Lines that begin
 * with # are comments, and a file of those alone has no keys.
 *
 * @param watchMs how often the file is looked at, in milliseconds
 * @throws ConfigError that names what is wrong and never what the file holds
 */
export function openApiKeys(
  file: string,
  logger: Pick<Logger, "info" | "error">,
  watchMs: number = WATCH_MS,
): OpenApiKeys {
  const keys = new ApiKeys(readEntries(file));
  const onChange = () => {
    try {
      const entries = readEntries(file, false);
      keys.replace(entries);
      logger.info({ keys: entries.length }, "the API keys were read again");
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      logger.error(`the API keys stay as they were: ${error.message}`);
    }
  };
  watchFile(file, { interval: watchMs, persistent: false }, onChange);
  return { keys, close: () => unwatchFile(file, onChange) };
}

/** Keys of a file that is watched. */
export interface OpenApiKeys {
  readonly keys: ApiKeys;
  readonly close: () => void;
}

function readEntries(file: string, mayBeEmpty = true): KeyEntries {
  const parsed = KeysFile.safeParse(readJson(file, mayBeEmpty));
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
  return parsed.data;
}

function readJson(file: string, mayBeEmpty: boolean): unknown {
  let isEmpty = false;
  try {
    const text = readFileSync(file, "utf8");
    const json = text.replaceAll(/^\s*#.*$/gmu, "").trim();
    isEmpty = text.trim() === "";
    // An empty file, such as /dev/null, has no keys at the start.
    if (!isEmpty || mayBeEmpty) return json === "" ? [] : JSON.parse(json);
  } catch {
    throw new ConfigError("Bad configuration: API_KEYS_FILE is no readable file of JSON");
  }
  throw new ConfigError(
    "Bad configuration: API_KEYS_FILE is empty now, as a file that is being written is; a line that begins with # takes all keys away",
  );
}
