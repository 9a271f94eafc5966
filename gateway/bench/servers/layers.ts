import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { destination, pino } from "pino";
import { CostBudget } from "../../src/http/cost-budget.ts";
import { LoadShedder } from "../../src/http/load-shedding.ts";
import { serveHitsFirst } from "../../src/http/response-cache/hit-server.ts";
import { KnownBodies } from "../../src/http/response-cache/known-bodies.ts";
import { ResponseCache } from "../../src/http/response-cache/response-cache.ts";
import { COMPRESSED_ONCE, sendResponse } from "../../src/http/response-cache/send-response.ts";
import { addRoutePolicies } from "../../src/http/route-policy.ts";
import { inFewWrites } from "../../src/logger.ts";
import { createMetrics } from "../../src/metrics/metrics.ts";
import { reportTo } from "./measured.ts";

/** One response of a gateway, sent through the layers that the second argument names, and no others. */
const [url = "", ...layers] = process.argv.slice(2);
const has = (layer: string) => layers.includes(layer);
const original = await fetch(url, { headers: { "accept-encoding": "identity" } });
const text = await original.text();
const HOP = ["connection", "keep-alive", "date", "transfer-encoding", "content-length"];
const headers = Object.fromEntries([...original.headers].filter(([name]) => !HOP.includes(name)));
const { pathname } = new URL(url);

if (has("fastify") || has("lookup")) await serveByFastify();
else serveBare();

function serveBare(): void {
  const bytes = Buffer.from(text);
  const few = { "content-type": headers["content-type"], etag: headers["etag"] };
  const head = { ...(has("headers") ? headers : few), "content-length": bytes.length };
  const server = createServer((_, response) => response.writeHead(200, head).end(bytes));
  server.listen(0, "127.0.0.1", () => {
    reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

async function serveByFastify(): Promise<void> {
  const app = Fastify();
  const cache = new ResponseCache(10_000_000, (error) => console.error(error));
  const produced = {
    status: 200,
    contentType: headers["content-type"] ?? "",
    body: text,
    headers,
    maxAge: 3600,
    shareable: true,
    storeFor: 3600,
  };
  const { signal } = new AbortController();
  const response = await cache.getOrProduce(pathname, async () => produced, signal);
  addRoutePolicies(app);
  if (has("lookup")) serveHits(app);
  else app.decorateRequest("sentResponse", null);
  const hitKey = { headers: ["accept-encoding"] };
  app.get(pathname, { ...COMPRESSED_ONCE, config: { hitKey } }, (request, reply) =>
    sendResponse(request, reply, response),
  );
  reportTo(process, await app.listen({ port: 0, host: "127.0.0.1" }));
}

function serveHits(app: ReturnType<typeof Fastify>): void {
  class NoBudget extends CostBudget {
    override used = () => 0;
    override charge = () => ({ current: 0, ttl: 0 });
  }
  class NoShedder extends LoadShedder {
    override enter = () => null;
    override leave = () => undefined;
  }
  const bounds = { inFlight: 1000, waitMs: 1000 };
  const shedder = has("limits") ? new LoadShedder(bounds) : new NoShedder(bounds);
  const log = destination({ dest: "/dev/null", sync: false });
  serveHitsFirst(app, {
    shedder,
    budget: has("limits") ? new CostBudget() : new NoBudget(),
    requestsPerMinute: 1_000_000,
    clients: { addressOf: ({ socket }) => socket.remoteAddress, apiClientOf: () => null },
    metrics: has("metrics") ? createMetrics(() => shedder.inFlight) : null,
    logger: pino(
      { level: has("log") ? "info" : "silent" },
      inFewWrites(65_536, (lines) => void log.write(lines)),
    ),
    immediate: null,
    bodies: new KnownBodies("query"),
    isReady: () => true,
  });
}
