import { expect, test } from "vitest";
import { startGateway, startSample } from "../test/gateway-under-test.ts";

const PLANTED = "planted-credential-0123456789";

const lines: string[] = [];
const start = (environment: Record<string, string>) =>
  startGateway({ LOG_LEVEL: "trace", ...environment }, { onLogLine: (line) => lines.push(line) });
/** Without any setting, and with settings that let headers count. */
const plain = await start({});
const settings = { PUBLIC_URL: "https://flickmap.example", COUNTRY_HEADER: "CF-IPCountry" };
const proxied = await start({ ...settings, TRUSTED_PROXIES: "1" });

test("without a credential the gateway says that it runs on the sample", () => {
  expect(lines.join("")).toContain("running on the embedded sample");
});

test("every answer carries the security headers of its kind", async () => {
  const open = async (url: string, of = plain) =>
    (await of.app.inject({ url, headers: { accept: "text/html" } })).headers;
  const [data, page] = [await open("/api/countries"), await open("/")];
  expect(data["content-security-policy"]).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(page["content-security-policy"]).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/=]+')*; style-src 'self'.*img-src 'self' data:;/u,
  );
  const sandbox = await open("/graphql");
  expect(sandbox["content-type"]).toContain("text/html");
  expect(sandbox["content-security-policy"]).toMatch(/script-src 'self';(?!.*http)/u);
  for (const headers of [data, page]) {
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
  const secure = await open("/", proxied);
  expect(secure["strict-transport-security"]).toBe("max-age=31536000");
  expect(secure["content-security-policy"]).toContain("upgrade-insecure-requests");
});

test.each(["TMDB_API_KEY", "TMDB_READ_TOKEN"])(
  "a planted %s shows in no answer, header or log line",
  async (name) => {
    const upstream = await startSample({ credential: PLANTED });
    const { app, graphql } = await start({
      [name]: PLANTED,
      TMDB_BASE_URL: upstream.url,
      TMDB_IMAGE_BASE_URL: upstream.imageBaseUrl,
    });
    const known = await graphql(
      '{ movie(id: 550) { name poster { url } availability(country: "US") { link } } }',
    );
    expect(known.body).toMatchObject({ data: { movie: { name: "Fight Club" } } });
    upstream.setFaults([{ kind: "server-error" }]);
    const failed = await graphql(
      "{ movie(id: 680) { name } popular(type: TV) { results { id } } }",
    );
    expect(failed.body).toHaveProperty("errors");
    const others = [await app.inject("/api/nope"), await app.inject("/")];
    const told = others.map(({ headers, body }) => JSON.stringify(headers) + body);
    expect(JSON.stringify([known, failed]) + told.join("") + lines.join("")).not.toContain(PLANTED);
  },
);

test("each request is a line of the log but those of who looks after the gateway, and a page is named by its pattern, stored or not", async () => {
  const start = lines.length;
  for (const url of "/health/ready /metrics /api/movie/550 /movie/551 /movie/551 /nothing".split(
    " ",
  ))
    await plain.app.inject(url);
  const routes = lines
    .slice(start)
    .flatMap((line) => /"level":30.*"route":"([^"]+)"/u.exec(line)?.[1] ?? []);
  expect(routes).toEqual(["/api/:type/:id", "/movie/:id/:slug?", "/*"]);
  const { body } = await plain.app.inject("/metrics");
  expect(body).toMatch(
    /duration_seconds_count\{method="GET",route="\/movie\/:id\/:slug\?".*\} 1$/mu,
  );
});

test("a log line says nothing of the client", async () => {
  const remoteAddress = "203.0.113.77";
  await plain.app.inject({ url: "/search?q=something-private", remoteAddress });
  const payload = { query: '{ search(query: "something-private") { results { id } } }' };
  await plain.app.inject({ method: "POST", url: "/graphql", remoteAddress, payload });
  expect(lines.join("")).toContain('"route":"/graphql"');
  expect(lines.join("")).not.toMatch(/something-private|203\.0\.113\.77/);
});

test.each([
  [{ "cf-ipcountry": "JP" }, "JP"],
  [{ "x-forwarded-for": "8.8.8.8, 194.94.134.90" }, "DE"],
])("%j counts only where it is configured", async (headers, code) => {
  const of = ({ graphql }: typeof plain) => graphql("{ visitorCountry { code } }", {}, headers);
  expect((await of(plain)).body).toEqual({ data: { visitorCountry: null } });
  expect((await of(proxied)).body).toEqual({ data: { visitorCountry: { code } } });
});
