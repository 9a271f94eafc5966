import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ADDRESS, spawnGateway } from "./spawned-gateway.ts";
import { fillCatalog } from "./stores/fill-catalog.ts";

const TITLES = 10_000;
const OFFERS = '{"8:flatrate":0,"337:flatrate":0,"2:rent":0,"2:buy":0,"3:rent":0,"9:ads":0}';
/** Another address is served in this time beside exports, on a machine that has nothing else to do. */
const MAX_MS = 500;

const folder = mkdtempSync(join(tmpdir(), "flickmap-export-"));
/** Of a gateway in a process of its own that has observed many titles. */
let address: string;
let endGateway: () => void;

beforeAll(async () => {
  await fillCatalog(join(folder, "flickmap.sqlite"), { titles: TITLES, offers: () => OFFERS });
  const environment = { DATA_DIR: folder, WARM_UP: "off", EXPORT: "open" };
  const gateway = spawnGateway("main.ts", environment, [], (end) => (endGateway = end));
  [address = ""] = await gateway.logged(ADDRESS);
});
afterAll(() => {
  endGateway();
  rmSync(folder, { recursive: true, force: true });
});

async function get(url: string, localAddress: string, encoding = "identity") {
  const sent = request(url, {
    localAddress,
    agent: false,
    headers: { "accept-encoding": encoding },
  }).on("error", () => undefined);
  onTestFinished(() => void sent.destroy());
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}

async function isRead(response: IncomingMessage): Promise<IncomingMessage> {
  await once(response.resume(), "end");
  return response;
}

test.each(["identity", "gzip", "br"])(
  "exports that are read at full speed (%s) hold back nobody else, and count from their request on",
  async (encoding) => {
    const url = `${address}/api/export/availability?country=*`;
    const begun = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => get(url, `127.0.0.${n}`, encoding));
    const responses = Promise.all(
      begun.map(async (response) => {
        const { statusCode } = await response.then(isRead);
        return statusCode;
      }),
    );
    const done = new AbortController();
    void responses.finally(() => done.abort());
    let slowest = 0;
    while (!done.signal.aborted) {
      const from = performance.now();
      await isRead(await get(`${address}/health/live`, "127.0.0.1"));
      slowest = Math.max(slowest, performance.now() - from);
      await setTimeout(5);
    }
    const statuses = await responses;
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    const busy = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
    expect(slowest).toBeLessThan(MAX_MS * busy);
  },
  60_000,
);
