import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { atEnd, newFolder } from "./at-end.ts";
import { listen } from "./listen.ts";
import { sendRequest } from "./send-request.ts";

const CADDYFILE = join(import.meta.dirname, "../../deploy/Caddyfile");
const missing = spawnSync("caddy", ["version"]).status !== 0;
const why = missing ? " (skipped: there is no caddy)" : "";
if (missing && process.env["CI"]) throw new Error(why);

/** Stands for a gateway: responds, and says whether it is ready. */
async function startStandIn() {
  const standIn = { address: "", ready: true, posts: 0, headers: {} };
  const { url } = await listen(({ method, url, headers }, response) => {
    const isCheck = url === "/health/ready";
    if (method === "POST") standIn.posts += 1;
    if (!isCheck) standIn.headers = headers;
    response.writeHead(isCheck && !standIn.ready ? 503 : 200).end("ok");
  });
  standIn.address = new URL(url).host;
  return standIn;
}

/** Starts Caddy with the Caddyfile and these settings, waits until it sends requests on, and gives its address. */
async function startCaddy(
  gateways: readonly { readonly address: string }[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  // Certificates and their authority go there.
  const folder = newFolder();
  const free = await listen(() => undefined);
  const { port } = new URL(free.url);
  await free.close();
  const caddy = spawn("caddy", ["run", "--config", CADDYFILE, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ADDRESS: `:${port}`,
      GATEWAYS: gateways.map(({ address }) => address).join(" "),
      ...environment,
    },
  });
  atEnd(async () => {
    caddy.kill();
    await once(caddy, "exit");
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => sendRequest(origin, { url: "/" }), 20_000);
  return origin;
}

describe.skipIf(missing)(`the proxy in front of gateways${why}`, async () => {
  const [stopping, other] = [await startStandIn(), await startStandIn()];
  const origin = missing ? "" : await startCaddy([stopping, other]);

  const post = () => sendRequest(origin, { method: "POST", url: "/graphql", payload: "{}" });
  const headers = { "x-forwarded-for": "203.0.113.7" };

  it("says that a visitor's address is the one that connects, or that a CDN in front of it names", async () => {
    for (let sent = 0; sent < 20; sent += 1) await sendRequest(origin, { url: "/", headers });
    for (const gateway of [stopping, other])
      expect(gateway.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
    const cdn = await startCaddy([other], { TRUSTED_PROXIES_IN_FRONT: "127.0.0.0/8 ::1" });
    await sendRequest(cdn, { url: "/", headers });
    // Two proxies: TRUSTED_PROXIES=2.
    expect(other.headers).toMatchObject({ "x-forwarded-for": "203.0.113.7, 127.0.0.1" });
  });

  it("finds the gateway that is ready for each of many posts at the same time", async () => {
    stopping.ready = false;
    await vi.waitFor(async () => {
      const before = stopping.posts;
      for (let sent = 0; sent < 10; sent += 1) await post();
      expect(stopping.posts).toBe(before);
    }, 10_000);
    const answers = await Promise.all(Array.from({ length: 200 }, post));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
