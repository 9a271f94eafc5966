import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RedisServer, startRedis } from "../../test/redis/server.ts";
import { sendRequest } from "../../test/send-request.ts";
import { type GatewayProcess, startGatewayProcess } from "../gateway-process.ts";
import type { AttackResult, Target } from "./attack.ts";

/** Longer than any response may take that Redis has no part in. */
const SOON_MS = 2000;
/** Redis is called again so long after it failed. */
const PAUSE_MS = 2500;

/** Runs two gateways on a real Redis that is killed, stopped, full, and has another password. */
export async function brokenRedis({ filmDatabase }: Target): Promise<AttackResult> {
  const redis = await startRedis("right");
  if ("missing" in redis || redis.control === null) {
    return { held: false, now: "not tried: there is no redis-server" };
  }
  const { control } = redis;
  const folder = await mkdtemp(join(tmpdir(), "flickmap-redis-"));
  const start = (name: string, uri: string) =>
    startGatewayProcess(filmDatabase, join(folder, name), { REDIS_URL: uri, LOG_LEVEL: "info" });
  const gateways = [await start("one", redis.uri), await start("other", redis.uri)];
  const problems: string[] = [];
  const told: string[] = [];
  let id = 1000;
  const tryAll = async (state: string) => {
    let slowest = 0;
    for (const gateway of gateways) {
      for (const request of requests((id += 1))) {
        const begun = performance.now();
        const { statusCode } = await sendRequest(gateway.address, request);
        const milliseconds = Math.round(performance.now() - begun);
        slowest = Math.max(slowest, milliseconds);
        if (statusCode >= 500 || milliseconds > SOON_MS) {
          problems.push(`${state}: ${request.url} ${statusCode} after ${milliseconds} ms`);
        }
      }
    }
    told.push(`${state}: ${slowest} ms at most`);
  };
  try {
    await tryAll("well");
    control.hang();
    await tryAll("hung");
    control.wake();
    await wait(PAUSE_MS);
    await control.kill();
    await tryAll("killed");
    await control.restart();
    await wait(PAUSE_MS);
    await control.fill();
    await tryAll("full");
    await control.empty();
    gateways.push(await start("third", redis.uri.replace("right", "wrong")));
    await tryAll("another password for one");
    return {
      held: problems.length === 0,
      now: `${redis.label}: ${[...told, ...problems].join("; ")}`,
    };
  } finally {
    await stopAll(gateways, control);
    await rm(folder, { recursive: true, force: true });
  }
}

/** What needs Redis: a title that nobody requested, a rating, and a document known by its hash. */
function requests(id: number) {
  const json = { "content-type": "application/json" };
  const rating = { content_id: id, content_type: "movie", rating: 4, session_id: randomUUID() };
  return [
    { url: `/api/movie/${id}` },
    { method: "POST", url: "/api/ratings", headers: json, payload: JSON.stringify(rating) },
    {
      method: "POST",
      url: "/graphql",
      headers: json,
      payload: JSON.stringify({ query: `query Name { movie(id: ${id}) { name } }` }),
    },
  ];
}

async function stopAll(
  gateways: readonly GatewayProcess[],
  control: NonNullable<RedisServer["control"]>,
): Promise<void> {
  control.wake();
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await control.kill();
}
