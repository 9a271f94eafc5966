import { resolve } from "node:path";
import { z } from "zod";
import type { UpstreamLimits } from "./film-database/client/upstream-limits.ts";
import { toCredential, type FilmDatabaseCredential } from "./film-database/credential.ts";
import type { LoadBounds } from "./http/load-shedding.ts";
import { LIMITS } from "./limits.ts";
import {
  count,
  credential,
  dateOrToday,
  headerName,
  onOff,
  serverUrl,
  siteUrl,
  trustedProxies,
  webUrl,
} from "./setting-types.ts";

/** What the setting must be; the driver has the last word (`stores/mongodb/connection.ts`). */
export const MONGODB_URI_FORM = "must be a mongodb:// or mongodb+srv:// URI";

/** The day that the sample film database lives in, from which its new movies are counted. */
const SAMPLE_DAY = "2025-03-29";

const Environment = z.object({
  PORT: count(0, 65_535).default(4000),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => resolve(folder)),
  PUBLIC_URL: siteUrl.optional(),
  HSTS_INCLUDE_SUBDOMAINS: onOff.default(false),
  SUPPORT_EMAIL: z.email({ error: "must be an email address" }).default("support@flickmap.example"),
  TMDB_READ_TOKEN: credential.optional(),
  TMDB_API_KEY: credential.optional(),
  TMDB_BASE_URL: webUrl.default("https://api.themoviedb.org/3"),
  TMDB_IMAGE_BASE_URL: webUrl.default("https://image.tmdb.org/t/p"),
  IMAGES: z.enum(["proxied", "direct"], { error: "must be proxied or direct" }).default("proxied"),
  IMAGE_CACHE_MB: count(1, 1_000_000).default(512),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, MONGODB_URI_FORM)
    .optional(),
  REDIS_URL: serverUrl(["redis", "rediss"], "a redis:// or rediss:// URL").optional(),
  SMTP_URL: serverUrl(["smtp", "smtps"], "an smtp:// or smtps:// URL").optional(),
  HOME_REFERENCE_DATE: dateOrToday.optional(),
  GEOLOCATION_URL: webUrl.optional(),
  COUNTRY_HEADER: headerName.optional(),
  TRUSTED_PROXIES: trustedProxies.optional(),
  GRAPHIQL: onOff.optional(),
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: "must be production, development or test",
    })
    .default("development"),
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
  CACHE_MEMORY_MB: count(8, 4096).default(40),
  METRICS: onOff.default(true),
  MAX_REQUESTS_IN_FLIGHT: count(1, 100_000).default(2000),
  MAX_CONNECTIONS: count(10, 1_000_000).default(5000),
  MAX_WAIT_MS: count(10, 60_000).default(200),
  DRAIN_MS: count(0, 60_000).optional(),
  WORKERS: count(1, 256).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  SAMPLE_FILM_DATABASE_ORIGIN: webUrl.optional(),
  API_KEYS_FILE: z.string().optional(),
  WARM_UP: onOff.default(true),
  EXPORT: z.enum(["off", "on", "open"], { error: "must be off, on or open" }).default("on"),
  CATALOGUE: onOff.default(true),
  CATALOGUE_TITLES: count(1, 100_000).default(5000),
  SAMPLE_AVAILABILITY_DATE: dateOrToday.default("today"),
});

/**
 * How long a gateway behind a proxy serves on after it was told to stop, in milliseconds: the proxy checks its health
 * each second.
 */
const DRAIN_MS = 3000;

/** The checked settings of a deployment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where people reach the site, without a slash at the end; null where it is not set. */
  readonly publicUrl: string | null;
  /** Whether an https site tells browsers to use https for the subdomains of its domain too. */
  readonly hstsIncludeSubdomains: boolean;
  readonly supportEmail: string;
  /** The credential of the film database; null runs the embedded sample. */
  readonly credential: FilmDatabaseCredential | null;
  readonly filmDatabaseUrl: string;
  readonly imageBaseUrl: string;
  /** Who serves images to browsers: the gateway, or the film database's image host. */
  readonly images: "proxied" | "direct";
  /** How much images may take on disk. */
  readonly imageCacheBytes: number;
  readonly mongodbUri: string | null;
  readonly redisUrl: string | null;
  readonly smtpUrl: string | null;
  /** The day that Just Released and Upcoming are counted from: a date, or `today`, which follows the clock. */
  readonly homeReferenceDate: string;
  /** The service that tells the country of an address which the database here does not know; null where there is none. */
  readonly geolocationUrl: string | null;
  /** The header, in lower case, in which a proxy names the visitor's country; null where none does. */
  readonly countryHeader: string | null;
  /** How many proxies are before the gateway, or their addresses and ranges; null where none is believed. */
  readonly trustedProxies: number | readonly string[] | null;
  /** Whether `NODE_ENV` is `production`. */
  readonly production: boolean;
  /** Whether `/graphql` shows a sandbox in a browser. */
  readonly graphiql: boolean;
  readonly logLevel: string;
  readonly upstream: UpstreamLimits;
  /** How many ratings and contact messages one address may post in a minute. */
  readonly writesPerMinute: { readonly rating: number; readonly contact: number };
  /** How many units the requests of one address to `/api` and `/graphql` may use in a minute. */
  readonly requestsPerMinute: number;
  /** How much memory the records of the film database may take. */
  readonly cacheMemoryBytes: number;
  /** Whether `/metrics` is there. */
  readonly metrics: boolean;
  /** How many requests one process admits before it rejects further ones. */
  readonly load: LoadBounds;
  /** How many connections one process has open at a time. */
  readonly maxConnections: number;
  /** How long a gateway that was told to stop serves on, while proxies learn of it, in milliseconds. */
  readonly drainMs: number;
  /** How many processes `npm run start:cluster` runs; null for one a core. */
  readonly workers: number | null;
  /** Where traces are sent; null traces nothing. */
  readonly traceEndpoint: string | null;
  /** Where a sample film database runs already, for processes that share one; null starts one. */
  readonly sampleOrigin: string | null;
  /** The file of the keys that raise clients' budgets; null where there are none. */
  readonly apiKeysFile: string | null;
  /** Who may export: nobody, a country anybody and all countries whoever has a key, or everything anybody. */
  readonly exportAccess: "off" | "on" | "open";
  /** How many titles are observed for changes of availability at most; null observes none. */
  readonly catalogue: { readonly titles: number } | null;
  /** Whether pages are rendered at the start, before anyone requests them. */
  readonly warmUp: boolean;
  /** The day whose availability the embedded sample has: a date, or `today`, which follows the clock. */
  readonly sampleAvailabilityDate: string;
}

/** A configuration that cannot be run with; the message names every bad variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the configuration from the environment, the only place that does.
 *
 * @param environment variables by name; an empty one counts as left out
 * @throws ConfigError naming every bad variable, never its value
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
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
  const credential = toCredential(env.TMDB_READ_TOKEN, env.TMDB_API_KEY);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL ?? null,
    hstsIncludeSubdomains: env.HSTS_INCLUDE_SUBDOMAINS,
    supportEmail: env.SUPPORT_EMAIL,
    credential,
    filmDatabaseUrl: env.TMDB_BASE_URL,
    imageBaseUrl: env.TMDB_IMAGE_BASE_URL,
    images: env.IMAGES,
    imageCacheBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    mongodbUri: env.MONGODB_URI ?? null,
    redisUrl: env.REDIS_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    homeReferenceDate: env.HOME_REFERENCE_DATE ?? (credential === null ? SAMPLE_DAY : "today"),
    geolocationUrl: env.GEOLOCATION_URL ?? null,
    countryHeader: env.COUNTRY_HEADER ?? null,
    // No hops are no proxy.
    trustedProxies: env.TRUSTED_PROXIES || null,
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
    requestsPerMinute:
      env.REQUESTS_PER_MINUTE ??
      (production ? LIMITS.requestsPerMinute : LIMITS.requestsPerMinuteInDevelopment),
    cacheMemoryBytes: env.CACHE_MEMORY_MB * 1024 * 1024,
    metrics: env.METRICS,
    load: { inFlight: env.MAX_REQUESTS_IN_FLIGHT, waitMs: env.MAX_WAIT_MS },
    maxConnections: env.MAX_CONNECTIONS,
    drainMs: env.DRAIN_MS ?? (env.TRUSTED_PROXIES ? DRAIN_MS : 0),
    workers: env.WORKERS ?? null,
    traceEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    sampleOrigin: env.SAMPLE_FILM_DATABASE_ORIGIN ?? null,
    apiKeysFile: env.API_KEYS_FILE ?? null,
    exportAccess: env.EXPORT,
    warmUp: env.WARM_UP,
    catalogue: env.CATALOGUE ? { titles: env.CATALOGUE_TITLES } : null,
    sampleAvailabilityDate: env.SAMPLE_AVAILABILITY_DATE,
  };
}
