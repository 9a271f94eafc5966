import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { createGateway } from "../src/gateway.ts";
import { BENCH_FOLDER, requestsPerSecond } from "./load.ts";
import type { Load } from "./load.ts";

const ROUNDS = 3;
const SECONDS = 4;

/**
 * Prints how warm answers of the gateway compare with a bare `node:http` server that writes the
 * same bytes: in the same process, in rounds that take turns, the load in another thread. Only the
 * ratio says something; the figures beside it are this machine's.
 *
 * @param ask makes the load of the gateway's address
 */
export async function compareWithBare(name: string, ask: (address: string) => Load): Promise<void> {
  const config = readConfig({ DATA_DIR: BENCH_FOLDER, LOG_LEVEL: "silent" });
  const gateway = await createGateway(config, pino({ level: "silent" }));
  const load = ask(await gateway.app.listen({ port: 0, host: "127.0.0.1" }));
  const bytes = await answerBytes(load);
  const bare = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(200, {
        "content-type": "application/json",
        "content-length": bytes.length,
      });
      response.end(bytes);
    });
  });
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const bareLoad = { ...load, url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/` };

  const rounds: { gateway: number; bare: number }[] = [];
  try {
    await requestsPerSecond(load, 2);
    await requestsPerSecond(bareLoad, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        gateway: await requestsPerSecond(load, SECONDS),
        bare: await requestsPerSecond(bareLoad, SECONDS),
      });
    }
  } finally {
    bare.closeAllConnections();
    bare.close();
    await gateway.close();
  }
  const byRatio = rounds.toSorted((a, b) => a.gateway / a.bare - b.gateway / b.bare);
  const middle = byRatio[Math.floor(ROUNDS / 2)];
  if (middle === undefined) throw new Error("No round was measured");
  console.log(
    `${name}, ${bytes.length} bytes: ${(middle.gateway / middle.bare).toFixed(3)} of a bare Node HTTP server ` +
      `(${Math.round(middle.gateway)} against ${Math.round(middle.bare)} requests a second in the middle one of ${ROUNDS} rounds)`,
  );
}

async function answerBytes({ url, ...request }: Load): Promise<Buffer> {
  const response = await fetch(url, request);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok || bytes.includes('"errors"')) {
    throw new Error(`the request failed: ${bytes.toString()}`);
  }
  return bytes;
}
