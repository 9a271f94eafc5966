import { resolve } from "node:path";
import { z } from "zod";
import { LIMITS } from "./limits.ts";
import {
  addressUrl,
  baseUrl,
  count,
  credential,
  dateOrToday,
  headerName,
  onOff,
  originUrl,
  serverUrl,
  signingKeys,
  trustedProxies,
} from "./setting-types.ts";
import { readFileSync } from "node:fs";

/** What the setting must be; the driver has the last word (`stores/mongodb/connection.ts`). */
export const MONGODB_URI_FORM = "must be a mongodb:// or mongodb+srv:// URI that names a server";

/** The settings that hold a credential, or may. */
const SECRETS = [
  "TMDB_READ_TOKEN",
  "TMDB_API_KEY",
  "SIGNING_KEYS",
  "MONGODB_URI",
  "REDIS_URL",
  "SMTP_URL",
];

/** The day that the sample film database lives in, from which its new movies are counted. */
const SAMPLE_DAY = "2025-03-29";

const Environment = z.object({
  PORT: count(0, 65_535).default(4000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => resolve(folder)),
  PUBLIC_URL: originUrl.optional(),
  SUPPORT_EMAIL: z.email({ error: "must be an email address" }).default("support@flickmap.example"),
  TMDB_READ_TOKEN: credential.optional(),
  TMDB_API_KEY: credential.optional(),
  SIGNING_KEYS: signingKeys.optional(),
  TMDB_BASE_URL: baseUrl.default("https://api.themoviedb.org/3"),
  TMDB_IMAGE_BASE_URL: baseUrl.default("https://image.tmdb.org/t/p"),
  IMAGES: z.enum(["proxied", "direct"], { error: "must be proxied or direct" }).default("proxied"),
  IMAGE_CACHE_MB: count(1, 1_000_000).default(512),
  MONGODB_URI: z
    .string()
    .trim()
    .regex(/^mongodb(\+srv)?:\/\/([^@/?#]*@)?[^@/?#]+(?:[/?]|$)/, MONGODB_URI_FORM)
    .optional(),
  REDIS_URL: serverUrl(["redis", "rediss"], "a redis:// or rediss:// URL").optional(),
  SMTP_URL: serverUrl(["smtp", "smtps"], "an smtp:// or smtps:// URL").optional(),
  HOME_REFERENCE_DATE: dateOrToday.optional(),
  GEOLOCATION_URL: addressUrl.optional(),
  COUNTRY_HEADER: headerName.optional(),
  TRUSTED_PROXIES: trustedProxies.optional(),
  GRAPHIQL: onOff.optional(),
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: "must be production, development or test",
    })
    .default("production"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be one of fatal, error, warn, info, debug, trace, silent",
    })
    .default("info"),
  UPSTREAM_CONCURRENCY: count(1, 200).default(20),
  UPSTREAM_RATE_PER_SECOND: count(1, 1000).default(35),
  UPSTREAM_WAITING: count(0, 100_000).default(500),
  UPSTREAM_ATTEMPT_TIMEOUT_MS: count(50, 60_000).default(4000),
  UPSTREAM_DEADLINE_MS: count(50, 120_000).default(9000),
  RATINGS_PER_MINUTE: count(1, 100_000).default(30),
  CONTACT_MESSAGES_PER_MINUTE: count(1, 100_000).default(6),
  REQUESTS_PER_MINUTE: count(1, 100_000_000).optional(),
  CACHE_MEMORY_MB: count(8, 4096).default(128),
  METRICS: onOff.default(true),
  MAX_WAIT_MS: count(10, 60_000).default(1000),
  DRAIN_MS: count(0, 60_000).optional(),
  SAMPLE_FILM_DATABASE_ORIGIN: originUrl.optional(),
  API_KEYS_FILE: z.string().optional(),
  WARM_UP: onOff.default(true),
  EXPORT: onOff.default(true),
  CATALOGUE: onOff.default(true),
  CATALOGUE_TITLES: count(1, 100_000).default(5000),
  SAMPLE_AVAILABILITY_DATE: dateOrToday.default("today"),
});

/** How long a gateway behind a proxy serves on after a stop: the proxy checks its health each second. */
const DRAIN_MS = 3000;

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** A configuration that cannot be run with; the message names every bad variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The only place that reads the environment; an empty variable counts as left out. Throws ConfigError naming every bad one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(`Bad configuration: ${[...new Set(faults)].join("; ")}`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  const { TMDB_READ_TOKEN: token, TMDB_API_KEY: key } = env;
  const credential: FilmDatabaseCredential | null = token
    ? { kind: "token", token }
    : key
      ? { kind: "key", key }
      : null;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    /** Where people reach the site, without a slash at the end; null where it is not set. */
    publicUrl: env.PUBLIC_URL ?? null,
    supportEmail: env.SUPPORT_EMAIL,
    /** The credential of the film database; null runs the embedded sample. */
    credential,
    /** What signs image URLs, the current one first; null takes the credential. */
    signingKeys: env.SIGNING_KEYS ?? null,
    filmDatabaseUrl: env.TMDB_BASE_URL,
    imageBaseUrl: env.TMDB_IMAGE_BASE_URL,
    /** Who serves images to browsers: the gateway, or the film database's image host. */
    images: env.IMAGES,
    imageCacheBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    mongodbUri: env.MONGODB_URI ?? null,
    redisUrl: env.REDIS_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    /** The day that Just Released and Upcoming are counted from: a date, or `today`, which follows the clock. */
    homeReferenceDate: env.HOME_REFERENCE_DATE ?? (credential === null ? SAMPLE_DAY : "today"),
    /** The service that tells the country of an address which the database here does not know; null where there is none. */
    geolocationUrl: env.GEOLOCATION_URL ?? null,
    /** The header, in lower case, in which a proxy names the visitor's country; null where none does. */
    countryHeader: env.COUNTRY_HEADER ?? null,
    /** How many proxies are before the gateway, or their addresses and ranges; null where none is believed, and for no hops. */
    trustedProxies: env.TRUSTED_PROXIES || null,
    /** Whether clients are strangers: unless `NODE_ENV` says `development` or `test`. */
    production,
    graphiql: env.GRAPHIQL ?? true,
    logLevel: env.LOG_LEVEL,
    upstream: {
      concurrency: env.UPSTREAM_CONCURRENCY,
      ratePerSecond: env.UPSTREAM_RATE_PER_SECOND,
      waiting: env.UPSTREAM_WAITING,
      attemptTimeoutMs: env.UPSTREAM_ATTEMPT_TIMEOUT_MS,
      deadlineMs: env.UPSTREAM_DEADLINE_MS,
    },
    writesPerMinute: {
      rating: env.RATINGS_PER_MINUTE,
      contact: env.CONTACT_MESSAGES_PER_MINUTE,
    },
    /** How many requests one address may make in a minute. */
    requestsPerMinute:
      env.REQUESTS_PER_MINUTE ??
      (production ? LIMITS.requestsPerMinute : LIMITS.requestsPerMinuteInDevelopment),
    cacheMemoryBytes: env.CACHE_MEMORY_MB * 1024 * 1024,
    metrics: env.METRICS,
    /** How long the event loop may keep requests waiting before they are rejected, in milliseconds. */
    maxWaitMs: env.MAX_WAIT_MS,
    /** How long a gateway that was told to stop serves on, while proxies learn of it, in milliseconds. */
    drainMs: env.DRAIN_MS ?? (env.TRUSTED_PROXIES ? DRAIN_MS : 0),
    /** Where a sample film database runs already, for processes that share one; null starts one. */
    sampleOrigin: env.SAMPLE_FILM_DATABASE_ORIGIN ?? null,
    /** The file of the keys that raise clients' limits; null where there are none. */
    apiKeysFile: env.API_KEYS_FILE ?? null,
    isExportOn: env.EXPORT,
    warmUp: env.WARM_UP,
    /** How many titles are observed for changes of availability at most; null observes none. */
    catalog: env.CATALOGUE ? { titles: env.CATALOGUE_TITLES } : null,
    /** The day whose availability the embedded sample has: a date, or `today`, which follows the clock. */
    sampleAvailabilityDate: env.SAMPLE_AVAILABILITY_DATE,
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings that a file gives, as secrets of containers are: `SMTP_URL_FILE` names the file with `SMTP_URL`. */
export function readSecretFiles(environment: Environment): Environment {
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) {
      throw new ConfigError(`Bad configuration: set ${name} or ${name}_FILE, not both`);
    }
    read[name] = readSecret(name, file);
  }
  return { ...environment, ...read };
}

function readSecret(name: string, file: string): string {
  let secret = "";
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new ConfigError(`Bad configuration: ${name}_FILE must name a file that can be read`, {
      cause,
    });
  }
  if (secret === "") throw new ConfigError(`Bad configuration: ${name}_FILE names an empty file`);
  return secret;
}

/** What signs, at least one: the current one comes first. */
export type Secrets = readonly [string, ...string[]];

/** The two kinds of credential of TMDB: a v4 read token, or a v3 key. */
export type FilmDatabaseCredential =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "key"; readonly key: string };
