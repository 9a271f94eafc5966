import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { readConfig } from "./config/config.ts";
import { createGateway } from "./gateway.ts";

const PLANTED = "planted-credential-0123456789";

function linesOf(): { logger: Logger; lines: string[] } {
  const lines: string[] = [];
  return { lines, logger: pino({ level: "trace" }, { write: (line) => void lines.push(line) }) };
}

async function start(
  environment: Record<string, string>,
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
) {
  const dataDir = mkdtempSync(join(tmpdir(), "flickmap-test-"));
  const { logger, lines } = linesOf();
  const gateway = await createGateway(readConfig({ DATA_DIR: dataDir, ...environment }), logger);
  onEnd(async () => {
    await gateway.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const query = (document: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ method: "POST", url: "/graphql", headers, payload: { query: document } });
  return { app: gateway.app, query, lines };
}

type Started = Awaited<ReturnType<typeof start>>;
/** Without any setting, and with settings that let headers count. */
let plain: Started;
let proxied: Started;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const endLater = (end: () => Promise<void>) => void ends.push(end);
  plain = await start({}, endLater);
  const settings = { PUBLIC_URL: "https://flickmap.example", COUNTRY_HEADER: "CF-IPCountry" };
  proxied = await start({ ...settings, TRUSTED_PROXIES: "1" }, endLater);
});
afterAll(() => Promise.all(ends.map((end) => end())));

test("without a credential the gateway runs on the sample, whose images come through it", async () => {
  const { app, query, lines } = plain;
  const { data } = (await query("{ movie(id: 550) { poster { url } } site { source } }")).json();
  expect(data.site.source).toBe("SAMPLE");
  const foreign = { origin: "https://partner.example" };
  const image = await app.inject({ url: data.movie.poster.url, headers: foreign });
  expect(image.headers["access-control-allow-origin"]).toBe("*");
  expect(image.statusCode).toBe(200);
  expect(image.headers["content-type"]).toMatch(/^image\//);
  expect((await app.inject({ url: "/images/w342/AAAAAAAAAAAA/gone.svg" })).statusCode).toBe(404);
  expect(lines.join("")).toContain("running on the embedded sample");
});

test("every answer carries the security headers of its kind", async () => {
  const { app, query } = plain;
  const data = await query("{ site { source } }");
  expect(data.headers["content-security-policy"]).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  const page = await app.inject({ url: "/" });
  expect(page.headers["content-security-policy"]).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/=]+')*; style-src 'self'/u,
  );
  expect(page.headers["content-security-policy"]).toContain("img-src 'self' data:;");
  for (const { headers } of [data, page]) {
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
});

test("with an https address browsers are told to come by https alone", async () => {
  const { headers } = await proxied.app.inject({ url: "/" });
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});

test.each([{ TMDB_API_KEY: PLANTED }, { TMDB_READ_TOKEN: PLANTED }])(
  "a planted credential shows in no answer, header, log line or cached entry (%o)",
  async (credential) => {
    const upstream = await startSampleFilmDatabase({ credential: PLANTED });
    onTestFinished(() => upstream.close());
    const { app, query, lines } = await start({
      ...credential,
      TMDB_BASE_URL: upstream.url,
      TMDB_IMAGE_BASE_URL: upstream.imageBaseUrl,
      LOG_LEVEL: "trace",
    });
    const seen = [
      await query(
        '{ movie(id: 550) { name poster { url } availability(country: "US") { link } } }',
      ),
    ];
    expect(seen[0]?.json().data.movie.name).toBe("Fight Club");
    upstream.setFaults([{ kind: "server-error" }]);
    seen.push(
      await query(
        "{ movie(id: 680) { name } tvShow(id: 1) { name } popular(type: TV) { results { id } } }",
      ),
    );
    seen.push(
      await query("{ nonsense "),
      await app.inject({ url: "/api/nope" }),
      await app.inject({ url: "/" }),
    );
    expect(seen[1]?.json().errors).not.toEqual([]);
    const told = seen.map((answer) => JSON.stringify(answer.headers) + answer.body).join("\n");
    expect(told + lines.join("\n")).not.toContain(PLANTED);
  },
);

test("a log line says nothing of the client", async () => {
  const { app, lines } = plain;
  await app.inject({ url: "/search?q=something-private", remoteAddress: "203.0.113.77" });
  await app.inject({
    method: "POST",
    url: "/graphql",
    remoteAddress: "203.0.113.77",
    payload: { query: '{ search(query: "something-private") { results { id } } }' },
  });
  expect(lines.join("")).toContain('"route":"/graphql"');
  expect(lines.join("")).not.toMatch(/something-private|203\.0\.113\.77/);
});

test.each([
  ["a country header counts only when it is configured", { "cf-ipcountry": "JP" }, "JP"],
  [
    "a forwarded address counts only from a trusted proxy",
    { "x-forwarded-for": "8.8.8.8, 194.94.134.90" },
    "DE",
  ],
])("%s", async (_, headers, code) => {
  const countries = [plain, proxied].map(async ({ query }) => {
    const answer = await query("{ visitorCountry { code } }", headers);
    return answer.json().data.visitorCountry;
  });
  expect(await Promise.all(countries)).toEqual([null, { code }]);
});
