import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import type { Call } from "./src/api/rest/call.ts";
import { calls } from "./src/api/rest/calls.ts";
import { streams } from "./src/api/rest/streams.ts";
import { readConfig } from "./src/config/config.ts";
import { createGateway } from "./src/gateway.ts";

/*
 * Writes the examples of the OpenAPI description: what a gateway on the sample, with an empty folder, responds to the example
 * of each call, with few entries of each list.
 */

const folder = mkdtempSync(join(tmpdir(), "flickmap-examples-"));
const gateway = await createGateway(
  readConfig({
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: folder,
    UPSTREAM_RATE_PER_SECOND: "1000",
  }),
  pino({ level: "error" }),
);
const baseUrl = await gateway.listen();
gateway.startBackgroundWork();
const FILE = new URL("src/api/rest/examples.json", import.meta.url);
const SESSION = "9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55";
const BODIES: Readonly<Record<string, object>> = {
  rateTitle: { content_id: 550, content_type: "movie", rating: 4, session_id: SESSION },
  sendContactMessage: {
    name: "Ada",
    email: "ada@mail.example",
    subject: "Hello",
    message: "Where is the API?",
  },
};
/** Entries of a list, and of a map by country, that an example has. */
const MAX_ENTRIES = 2;
const MAX_TEXT = 160;

function shorten(value: unknown): unknown {
  if (typeof value === "string" && value.length > MAX_TEXT) return `${value.slice(0, MAX_TEXT)}…`;
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const isMap = entries.length > 0 && entries.every(([key]) => /^(?:[A-Z]{2}|\d+)$/u.test(key));
  const kept = isMap ? entries.slice(0, MAX_ENTRIES) : entries;
  return Object.fromEntries(kept.map(([key, one]) => [key, shorten(one)]));
}

async function request(path: string, body?: object): Promise<string> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  for (;;) {
    const response = await fetch(baseUrl + path, body && init);
    if (response.ok) return (await response.text()).replaceAll(baseUrl, "https://flickmap.example");
    // The export waits for the first observation of every title.
    if (response.status !== 503) throw new Error(`${path}: ${await response.text()}`);
    await setTimeout(1000);
  }
}

const examples: Record<string, unknown> = {};
// Calls that store something come first: others read it.
const ordered = Object.entries<Call>(calls).toSorted(([, a], [, b]) =>
  b.method.localeCompare(a.method),
);
for (const [name, { path, types = ["movie", "tv"], example }] of ordered) {
  const url = example ?? `/api/ratings/movie/550?session_id=${SESSION}`;
  const body = BODIES[name];
  if (!path.startsWith("/api/{type}/")) {
    examples[name] = shorten(JSON.parse(await request(body ? path : url, body)));
    continue;
  }
  for (const type of types) {
    const title = type === "movie" ? "/api/movie/550" : "/api/tv/1396";
    const ofType = url
      .replace(/^\/api\/(?:movie|tv)\/\d+/u, title)
      .replace(/^\/api\/\w+/u, `/api/${type}`);
    const id = `${type}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    examples[id] = shorten(JSON.parse(await request(ofType)));
  }
}
const lines = (await request(streams.availabilityExport.example)).trimEnd().split("\n");
const shortened = lines.slice(0, 1).map((line) => JSON.stringify(shorten(JSON.parse(line))));
examples["availabilityExport"] = [...shortened, lines.at(-1), ""].join("\n");
examples["availabilityFeed"] = await request("/feeds/DE.atom?titles=m9&change=removed");
examples["releaseCalendar"] = await request("/calendar/DE.ics?titles=m550");
writeFileSync(FILE, `${JSON.stringify(examples, null, 2)}\n`);
await gateway.close();
rmSync(folder, { recursive: true });
