import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError, MONGODB_URI_FORM, readConfig, readSecretFiles } from "./config.ts";

test("nothing needs to be set", () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    credential: null,
    supportEmail: "support@flickmap.example",
    homeReferenceDate: "2025-03-29",
    trustedProxies: null,
    graphiql: true,
  });
});

const WEB_URL = "must be an http:// or https:// URL";
const SITE_URL = "must be an http:// or https:// URL without a user, a query, a fragment or quotes";
const CREDENTIAL = "must be one word of printable ASCII, without white space";
const SWITCH = "must be on or off";
const DATE = "must be a date such as 2025-03-29, or today";
const PROXIES =
  "must be a number of hops such as 1, or IP addresses and ranges with commas between";
const wholeNumber = (min: number, max: number) => `must be a whole number from ${min} to ${max}`;

/** A value that each setting refuses, and what its message says. */
const BAD: Readonly<Record<string, readonly [value: string, message: string]>> = {
  PORT: ["http", wholeNumber(0, 65_535)],
  PUBLIC_URL: ["https://user:secret@flickmap.example", SITE_URL],
  NODE_ENV: ["prod", "must be production, development or test"],
  TMDB_READ_TOKEN: ["Bearer secret", CREDENTIAL],
  TMDB_API_KEY: ["secret\nsecret", CREDENTIAL],
  SUPPORT_EMAIL: ["nobody", "must be an email address"],
  TMDB_BASE_URL: ["ftp://secret@tmdb.example", WEB_URL],
  TMDB_IMAGE_BASE_URL: ["//image.example", WEB_URL],
  MONGODB_URI: ["mysql://user:secret@db", MONGODB_URI_FORM],
  HOST: ["http://0.0.0.0", "must be an IP address or the name of a host, such as 127.0.0.1"],
  REDIS_URL: ["localhost-secret", "must be a redis:// or rediss:// URL"],
  SMTP_URL: ["http://user:secret@mail", "must be an smtp:// or smtps:// URL"],
  HOME_REFERENCE_DATE: ["2025-02-30", DATE],
  SAMPLE_AVAILABILITY_DATE: ["tomorrow", DATE],
  GEOLOCATION_URL: ["geo.example", WEB_URL],
  COUNTRY_HEADER: ["cf ipcountry", "must be the name of an HTTP header, such as cf-ipcountry"],
  TRUSTED_PROXIES: ["true", PROXIES],
  GRAPHIQL: ["maybe", SWITCH],
  METRICS: ["2", SWITCH],
  HSTS_INCLUDE_SUBDOMAINS: ["yes", SWITCH],
  CATALOGUE: ["always", SWITCH],
  LOG_LEVEL: ["loud", "must be one of fatal, error, warn, info, debug, trace, silent"],
  SAMPLE_FILM_DATABASE_ORIGIN: ["here", WEB_URL],
  UPSTREAM_CONCURRENCY: ["0", wholeNumber(1, 200)],
  UPSTREAM_RATE_PER_SECOND: ["1.5", wholeNumber(1, 1000)],
  UPSTREAM_WAITING: ["-1", wholeNumber(0, 100_000)],
  UPSTREAM_ATTEMPT_TIMEOUT_MS: ["4s", wholeNumber(50, 60_000)],
  UPSTREAM_DEADLINE_MS: ["1", wholeNumber(50, 120_000)],
  RATINGS_PER_MINUTE: ["0", wholeNumber(1, 100_000)],
  CONTACT_MESSAGES_PER_MINUTE: ["six", wholeNumber(1, 100_000)],
  REQUESTS_PER_MINUTE: ["1e9", wholeNumber(1, 100_000_000)],
  CACHE_MEMORY_MB: ["7", wholeNumber(8, 4096)],
  CATALOGUE_TITLES: ["none", wholeNumber(1, 100_000)],
  MAX_WAIT_MS: ["9", wholeNumber(10, 60_000)],
};

/** Settings that accept any text, or that Node reads. */
const ANY_TEXT = [
  "DATA_DIR",
  "TMDB_READ_TOKEN",
  "TMDB_API_KEY",
  "API_KEYS_FILE",
  "NODE_USE_ENV_PROXY",
  "HTTPS_PROXY",
];

const settings = [
  ...readFileSync(new URL("../../../.env.example", import.meta.url), "utf8").matchAll(
    /^#?([A-Z][A-Z0-9_]+)=/gm,
  ),
].map(([, name = ""]) => name);

test("each setting that is none is refused with what it must be", () => {
  for (const name of settings.filter((each) => !ANY_TEXT.includes(each)))
    expect(() => readConfig({ [name]: "?" })).toThrow(
      new RegExp(`^Bad configuration: ${name} must be [^;]+$`),
    );
});

test.each(Object.entries(BAD))("a bad %s is refused with what it must be", (name, bad) => {
  const [value, message] = bad;
  expect(() => readConfig({ [name]: value })).toThrow(
    new ConfigError(`Bad configuration: ${name} ${message}`),
  );
});

test("every bad setting is named in one error, and no value is repeated", () => {
  const bad = Object.fromEntries(Object.entries(BAD).map(([name, [value]]) => [name, value]));
  const message = Object.entries(BAD).map(([name, [, is]]) => `${name} ${is}`);
  const read = () => readConfig(bad);
  for (const each of message) expect(read).toThrow(each);
  expect(read).not.toThrow("secret");
});

test.each([
  ["1", 1],
  ["0", null],
  ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
])("the trusted proxies %j are %j", (value, trusted) => {
  expect(readConfig({ TRUSTED_PROXIES: value }).trustedProxies).toEqual(trusted);
});

test("a read token is taken before a key, and an empty one is none", () => {
  expect(readConfig({ TMDB_API_KEY: "k", TMDB_READ_TOKEN: "t" }).credential).toEqual({
    kind: "token",
    token: "t",
  });
  expect(readConfig({ TMDB_API_KEY: "k", TMDB_READ_TOKEN: " " }).credential).toEqual({
    kind: "key",
    key: "k",
  });
});

test.each([
  [undefined, 1200],
  ["", 1200],
  ["production", 1200],
  ["development", 1_000_000],
  ["test", 1_000_000],
])("with %j as NODE_ENV an address has %j units a minute", (mode, units) => {
  expect(readConfig({ NODE_ENV: mode })).toMatchObject({
    requestsPerMinute: units,
    production: units === 1200,
  });
});

test("the sandbox is on, in production too, unless GRAPHIQL turns it off", () => {
  expect(readConfig({ NODE_ENV: "production" }).graphiql).toBe(true);
  expect(readConfig({ NODE_ENV: "production", GRAPHIQL: "false" }).graphiql).toBe(false);
});

test.each([
  ["REDIS_URL", "redis://user:secret"],
  ["SMTP_URL", "smtp://user:secret"],
  ["SMTP_URL", "smtp://"],
  ["PUBLIC_URL", "https://flickmap.example/?a=b"],
  ["PUBLIC_URL", "https://flickmap.example/#top"],
  ["PUBLIC_URL", "https://flickmap.example/<b>"],
  ["PUBLIC_URL", "https://flickmap.example/'"],
  ["NODE_ENV", "Production"],
  ["TRUSTED_PROXIES", "10.0.0.0/99"],
  ["TRUSTED_PROXIES", "10.0.0.0/0"],
  ["TRUSTED_PROXIES", "1.2.3"],
  ["TRUSTED_PROXIES", "99"],
  ["MONGODB_URI", "mongodb://"],
  ["MONGODB_URI", "mongodb://user:secret@"],
  ["MONGODB_URI", "mongodb+srv:///flickmap"],
  ["HOST", "all of them"],
  ["HOST", "999.0.0.1"],
  ["HOST", "[::1]"],
])("%s of %j is refused", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new ConfigError(`Bad configuration: ${name} ${BAD[name]?.[1]}`),
  );
});

test.each([
  [
    { TMDB_BASE_URL: "https://api.example/3?x=1" },
    /^Bad configuration: TMDB_BASE_URL must be [^;]*$/u,
  ],
  [
    { TMDB_IMAGE_BASE_URL: "https://user:secret@img.example/t" },
    /TMDB_IMAGE_BASE_URL must be [^;]*$/u,
  ],
  [
    { SAMPLE_FILM_DATABASE_ORIGIN: "http://host/3" },
    /SAMPLE_FILM_DATABASE_ORIGIN must be [^;]*path$/u,
  ],
  [{ PUBLIC_URL: "https://site.example/films" }, /PUBLIC_URL must be [^;]*path$/u],
  [{ GEOLOCATION_URL: "https://geo.example" }, /GEOLOCATION_URL must be [^;]*\{ip\} in it$/u],
  [{ HSTS_INCLUDE_SUBDOMAINS: "on" }, /HSTS_INCLUDE_SUBDOMAINS needs a PUBLIC_URL/u],
  [{ SIGNING_KEYS: `${"k".repeat(32)},short` }, /SIGNING_KEYS must be keys of at least 32/u],
])("what could not work is refused in one line: %j", (environment, line) => {
  expect(() => readConfig(environment)).toThrow(line);
});

test("a number is in digits", () => {
  for (const value of ["1e3", "0x40", "100.0", "1_000", "1,000", "+100", "-100", "100MB", "NaN"])
    expect(() => readConfig({ PORT: value })).toThrow("PORT must be a whole number");
});

test("a number may have white space around it", () => {
  expect(readConfig({ PORT: " 8080\n" }).port).toBe(8080);
});

test.each([
  { UPSTREAM_DEADLINE_MS: "3999" },
  { UPSTREAM_ATTEMPT_TIMEOUT_MS: "9001" },
  { UPSTREAM_DEADLINE_MS: "500", UPSTREAM_ATTEMPT_TIMEOUT_MS: "501" },
])("a deadline shorter than an attempt is refused: %o", (environment) => {
  expect(() => readConfig(environment)).toThrow(
    new ConfigError(
      "Bad configuration: UPSTREAM_DEADLINE_MS must be at least UPSTREAM_ATTEMPT_TIMEOUT_MS: a call has time for one attempt",
    ),
  );
});

test("a server's address may hold a user, a password and settings", () => {
  const addresses = {
    REDIS_URL: "rediss://user:p%40ss@redis.example:6380/1",
    SMTP_URL: "smtps://user:p%40ss@mail.example:465?pool=true",
  };
  const { redisUrl, smtpUrl } = readConfig(addresses);
  expect({ REDIS_URL: redisUrl, SMTP_URL: smtpUrl }).toEqual(addresses);
});

test("a secret may be in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-secrets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "token");
  writeFileSync(file, "the-token\n");
  const read = (environment: Record<string, string>) => readConfig(readSecretFiles(environment));
  expect(read({ TMDB_READ_TOKEN_FILE: file }).credential).toEqual({
    kind: "token",
    token: "the-token",
  });
  writeFileSync(join(folder, "empty"), "\n");
  for (const [environment, message] of [
    [{ SMTP_URL_FILE: join(folder, "none") }, "SMTP_URL_FILE must name a file that can be read"],
    [{ REDIS_URL_FILE: join(folder, "empty") }, "REDIS_URL_FILE names an empty file"],
    [
      { TMDB_API_KEY: "key", TMDB_API_KEY_FILE: file },
      "set TMDB_API_KEY or TMDB_API_KEY_FILE, not both",
    ],
  ] as const) {
    expect(() => read(environment)).toThrow(new ConfigError(`Bad configuration: ${message}`));
  }
});

test("home counts from the sample's day on the sample, and from today with a credential", () => {
  expect(readConfig({ TMDB_API_KEY: "key" }).homeReferenceDate).toBe("today");
  const environment = { TMDB_API_KEY: "key", HOME_REFERENCE_DATE: "2025-03-29" };
  expect(readConfig(environment).homeReferenceDate).toBe("2025-03-29");
});
