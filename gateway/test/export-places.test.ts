import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { fillCatalogue } from "./stores/fill-catalogue.ts";

/** With so many, an export does not fit into what the system holds for a client that does not read. */
const TITLES = 60_000;
const OFFERS = '{"8:flatrate":0,"337:flatrate":0,"2:rent":0,"2:buy":0,"3:rent":0,"9:ads":0}';

/** A gateway that listens behind a proxy, with more to export than a client takes without reading. */
async function listening() {
  const gateway = await startGateway({ TRUSTED_PROXIES: "1" });
  onTestFinished(() => gateway.close());
  await fillCatalogue(join(gateway.dataDir, "flickmap.sqlite"), { titles: TITLES, offers: OFFERS });
  const address = await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  const sent: ClientRequest[] = [];
  onTestFinished(() => sent.forEach((one) => one.destroy()));
  /** Requests an export over a connection of its own, and reads nothing of it. */
  const begin = async (client: string): Promise<IncomingMessage> => {
    const one = request(`${address}/api/export/availability?country=*`, {
      headers: { "x-forwarded-for": client },
      agent: false,
    }).on("error", () => undefined);
    sent.push(one);
    one.end();
    const [response] = (await once(one, "response")) as [IncomingMessage];
    return response;
  };
  return { begin, sent };
}

test("a client has at most two of the four exports at once, and gives its place back when it disconnects", async () => {
  const { begin, sent } = await listening();
  const status = async (client: string) => (await begin(client)).statusCode;
  expect([await status("203.0.113.1"), await status("203.0.113.1")]).toEqual([200, 200]);
  const third = await begin("203.0.113.1");
  expect(third.statusCode).toBe(503);
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
  expect([await status("203.0.113.2"), await status("203.0.113.3")]).toEqual([200, 200]);
  expect(await status("203.0.113.4"), "all four are taken").toBe(503);
  // It downloaded half, and disconnects.
  sent[0]?.destroy();
  await vi.waitFor(async () => expect(await status("203.0.113.4")).toBe(200), { timeout: 5000 });
  expect(await status("203.0.113.1"), "four again").toBe(503);
}, 30_000);
