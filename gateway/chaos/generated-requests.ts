import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { oneof, sample } from "fast-check";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { checkResponse } from "../test/fuzz/check-response.ts";
import { graphqlRequest } from "../test/fuzz/graphql-requests.ts";
import { restRequest } from "../test/fuzz/rest-requests.ts";
import type { Sent } from "../test/fuzz/sent.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { finding, interruption, type Scale } from "./scale.ts";

const anyRequest = oneof(restRequest, graphqlRequest);
/** So many are generated at a time. */
const BATCH = 500;
/** So many connections send at the same time, each one request after the other. */
const CONNECTIONS = 16;
/** More would mean that requests were turned away instead of being tried. */
const MOST_REFUSED = 0.02;
const PROGRESS = 50_000;
/** A response takes 15 s at most. */
const LONGEST_MS = 30_000;

/**
 * Sends generated requests to both APIs and to pages of a gateway, over sockets: none may fail in an unforeseen way,
 * show the inside, or go without a response.
 */
export async function run({ requests }: Scale): Promise<boolean> {
  const film = await startSampleFilmDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const gateway = await startGatewayProcess(film, dataDir, {
    // As the image sets them.
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
    REQUESTS_PER_MINUTE: "1000000",
    RATINGS_PER_MINUTE: "100000",
    CONTACT_MESSAGES_PER_MINUTE: "100000",
    UPSTREAM_RATE_PER_SECOND: "1000",
    UPSTREAM_CONCURRENCY: "100",
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const byStatus: Record<string, number> = {};
  const faults: string[] = [];
  const begun = performance.now();
  let left = requests;
  let generated: Sent[] = [];
  const next = (): Sent | undefined => {
    if (left === 0 || faults.length > 0 || interruption.signal.aborted) return undefined;
    left -= 1;
    if ((requests - left) % PROGRESS === 0) console.log(`  ${requests - left} sent`);
    if (generated.length === 0) generated = sample(anyRequest, BATCH);
    return generated.pop();
  };
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let sent = next(); sent !== undefined; sent = next()) {
          try {
            const response = await send(gateway.address, sent, agent);
            byStatus[response.statusCode] = (byStatus[response.statusCode] ?? 0) + 1;
            checkResponse(sent, response);
          } catch (error) {
            faults.push(`${String(error)} for ${JSON.stringify(sent).slice(0, 500)}`);
          }
        }
      }),
    );
    const refused = byStatus["503"] ?? 0;
    const seconds = Math.round((performance.now() - begun) / 1000);
    const memory = await gateway.residentMegabytes();
    return [
      finding(
        faults.length === 0,
        `${requests - left} requests in ${seconds} s: ${told(byStatus)} ${faults.join("; ")}`,
      ),
      finding(refused <= (requests - left) * MOST_REFUSED, `${refused} turned away with 503`),
      finding(memory < 512, `${memory} MB resident at most`),
    ].every(Boolean);
  } finally {
    agent.destroy();
    await gateway.stop();
    await film.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Sends one request over one of the connections, its address as it stands. */
async function send(
  origin: string,
  { method, url, headers = {}, payload }: Sent,
  agent: Agent,
): Promise<{ readonly statusCode: number; readonly body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const length = payload === undefined ? {} : { "content-length": Buffer.byteLength(payload) };
    request(
      { hostname, port, method, path: sendable(url), headers: { ...headers, ...length }, agent },
      resolve,
    )
      .setTimeout(LONGEST_MS, () => reject(new Error("no response")))
      .on("error", reject)
      .end(payload);
  });
  return { statusCode: response.statusCode ?? 0, body: await text(response) };
}

/** A request line cannot hold spaces and control characters; everything else is sent byte by byte. */
function sendable(url: string): string {
  const encoded = url.replaceAll(/[\0-\u0020\u007f]/gu, (character) =>
    encodeURIComponent(character),
  );
  return Buffer.from(encoded, "utf8").toString("latin1");
}

function told(byStatus: Readonly<Record<string, number>>): string {
  return Object.entries(byStatus)
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ");
}
