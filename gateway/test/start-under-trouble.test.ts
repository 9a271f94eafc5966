import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { test } from "vitest";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { passOn } from "./pass-on.ts";
import { ADDRESS, spawnGateway } from "./spawned-gateway.ts";

/** What a film database does that is not well, and what a gateway with an empty folder makes of it. */
interface Trouble {
  readonly what: string;
  readonly respond: RequestListener;
  readonly says: RegExp;
  readonly ready: number;
  /** The calls that it gets at most while pages are requested for some seconds. */
  readonly calls: number;
}

const respond =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = "{}"): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const TROUBLES: readonly Trouble[] = [
  {
    what: "a limit of calls that names its time",
    respond: respond(429, { "retry-after": "2" }),
    says: /"msg":"the film database (limits our calls)/gu,
    ready: 200,
    calls: 6,
  },
  {
    what: "a refused credential",
    respond: respond(401),
    says: /"msg":"the film database (refuses the credential)/gu,
    ready: 503,
    calls: 3,
  },
];

const SERVED_MS = 1500;

test.concurrent.for(TROUBLES)(
  "with $what at the start a gateway comes up, says so once, and says when it is over",
  { timeout: 60_000 },
  async ({ respond, says, ready, calls }, { expect, onTestFinished }) => {
    const sample = await startSampleFilmDatabase();
    onTestFinished(() => sample.close());
    let isWell = false;
    let made = 0;
    const server = createServer((request, response) => {
      const { url = "" } = request;
      if (isWell) return void passOn(request, response, sample.url, url.replace("/3/", "/"));
      made += 1;
      respond(request, response);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const gateway = spawnGateway(
      "main.ts",
      {
        TMDB_READ_TOKEN: "token",
        TMDB_BASE_URL: `http://127.0.0.1:${port}/3`,
        UPSTREAM_ATTEMPT_TIMEOUT_MS: "1000",
        WARM_UP: "off",
      },
      [],
      onTestFinished,
    );
    const [address = ""] = await gateway.logged(ADDRESS);
    const end = performance.now() + SERVED_MS;
    while (performance.now() < end) {
      const page = await fetch(`${address}/movie/550`);
      expect(page.status).toBeLessThan(504);
      await page.text();
      await wait(100);
    }
    expect((await fetch(`${address}/health/ready`)).status).toBe(ready);
    expect(await gateway.logged(says)).toHaveLength(1);
    expect(made).toBeLessThanOrEqual(calls);
    isWell = true;
    const again = gateway.logged(/"msg":"the film database (responds again)/gu);
    while (await Promise.race([again.then(() => false), wait(200, true)])) {
      await (await fetch(`${address}/movie/550`)).text();
    }
    expect(await again).toHaveLength(1);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
  },
);
