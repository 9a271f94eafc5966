import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

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

test("every bad variable is named at once, and no value is repeated", () => {
  const read = () =>
    readConfig({
      PORT: "http",
      PUBLIC_URL: "flickmap.example",
      SUPPORT_EMAIL: "nobody",
      REDIS_URL: "localhost-secret",
      TRUSTED_PROXIES: "true",
      HOME_REFERENCE_DATE: "2025-02-30",
      LOG_LEVEL: "loud",
    });
  for (const name of [
    "PORT",
    "PUBLIC_URL",
    "SUPPORT_EMAIL",
    "REDIS_URL",
    "TRUSTED_PROXIES",
    "HOME_REFERENCE_DATE",
    "LOG_LEVEL",
  ]) {
    expect(read).toThrow(name);
  }
  expect(read).not.toThrow("secret");
});

test.each([
  ["1", 1],
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

test("in production the sandbox is off unless GRAPHIQL turns it on", () => {
  expect(readConfig({ NODE_ENV: "production" }).graphiql).toBe(false);
  expect(readConfig({ NODE_ENV: "production", GRAPHIQL: "true" }).graphiql).toBe(true);
});

test.each([
  ["REDIS_URL", "redis://user:secret"],
  ["SMTP_URL", "smtp://user:secret"],
  ["SMTP_URL", "smtp://"],
  ["TRUSTED_PROXIES", "10.0.0.0/99"],
  ["TRUSTED_PROXIES", "10.0.0.0/0"],
  ["TRUSTED_PROXIES", "1.2.3"],
])("%s of %j is refused by name, and what it holds is not repeated", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^Bad configuration: ${name} (?!.*secret)[^;]+$`),
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
