import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../test/at-end.ts";
import { ConfigError, readConfig, readSecretFiles } from "./config.ts";

test("nothing needs to be set", () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    credential: null,
    supportEmail: "support@flickmap.example",
    homeReferenceDate: "2025-03-29",
    trustedProxies: null,
    graphiql: true,
    production: true,
    requestsPerMinute: 1200,
  });
  expect(readConfig({ GRAPHIQL: "false" }).graphiql).toBe(false);
  expect(readConfig({ TMDB_API_KEY: "key" }).homeReferenceDate).toBe("today");
});

/** Settings that accept any text, or that Node reads. */
const ANY_TEXT =
  "DATA_DIR HOST TMDB_READ_TOKEN TMDB_API_KEY API_KEYS_FILE NODE_USE_ENV_PROXY HTTPS_PROXY NO_PROXY";

test("every bad setting that .env.example names is named in one error", () => {
  const text = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
  const names = [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
  const read = () => readConfig(Object.fromEntries(names.map((name) => [name, "?"])));
  for (const name of names.filter((each) => !ANY_TEXT.split(" ").includes(each)))
    expect(read).toThrow(new RegExp(`[:;] ${name} must be [^;]+`, "u"));
});

test.each([
  ["1", 1],
  ["0", null],
  ["10.0.0.0/8, ::1", ["10.0.0.0/8", "::1"]],
])("the trusted proxies %j are %j", (value, trusted) => {
  expect(readConfig({ TRUSTED_PROXIES: value }).trustedProxies).toEqual(trusted);
});

test.each([
  ["TMDB_READ_TOKEN", "Bearer secret", "one word of printable ASCII"],
  ["REDIS_URL", "redis://user:secret", "a redis:// or rediss:// URL"],
  [
    "PUBLIC_URL",
    "https://user:secret@flickmap.example",
    "an http:// or https:// URL without a user",
  ],
  ["PUBLIC_URL", "https://flickmap.example/<b>", "an http:// or https:// URL"],
  ["PUBLIC_URL", "https://site.example/films", "an http:// or https:// URL"],
  ["GEOLOCATION_URL", "https://geo.example", "an http:// or https:// URL"],
  ["SIGNING_KEYS", `${"k".repeat(32)},short`, "keys of at least 32"],
  ["TRUSTED_PROXIES", "10.0.0.0/0", "a number of hops"],
])("%s of %j is refused with what it must be, and not repeated", (name, value, form) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(`Bad configuration: ${name} must be ${form}`);
  expect(read).not.toThrow(value);
});

test("a secret may be in a file", () => {
  const folder = newFolder();
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
