import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "../src/lib/error-code.ts";
import { popularMovies } from "../bench/traffic/popular-movies.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { finding, interruption, type Scale } from "./scale.ts";
import { variedRequests } from "./varied-requests.ts";

const CONNECTIONS = 24;
const MAX_MEGABYTES = 512;
/** So many URLs of images are known. */
const MAX_IMAGES = 5000;
const IMAGE_URL = /\/images\/\w+\/[\w-]+\/[\w.-]+/gu;

/**
 * Sends requests that hardly repeat (pages, GraphQL, REST, images) to a gateway on the embedded sample film database, with
 * default settings, and tells how much memory it takes at most.
 */
export async function run(scale: Scale): Promise<boolean> {
  // Most of them cause work, so there are fewer than in experiments with cheap ones.
  const requests = scale.requests / 5;
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-memory-"));
  const gateway = await startGatewayProcess({ url: "" }, dataDir, {
    TMDB_READ_TOKEN: "",
    TRUSTED_PROXIES: "1",
    CATALOGUE: "on",
    WARM_UP: "on",
    // As in the image.
    MALLOC_ARENA_MAX: "2",
  });
  const images: string[] = [];
  const statuses = new Map<number | string, number>();
  const sizes: number[] = [];
  let sent = 0;
  try {
    const varied = variedRequests(await popularMovies(gateway.address), images);
    const begun = performance.now();
    const sendNext = async (): Promise<void> => {
      while (sent < requests && !interruption.signal.aborted) {
        sent += 1;
        if (sent % Math.ceil(requests / 10) === 0) sizes.push(await gateway.residentMegabytes());
        const { path, headers } = varied.next().value;
        const { status, text } = await get(`${gateway.address}${path}`, headers);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (images.length < MAX_IMAGES) images.push(...(text.match(IMAGE_URL) ?? []));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendNext));
    const megabytes = await gateway.residentMegabytes();
    const seconds = Math.round((performance.now() - begun) / 1000);
    const told = [...statuses].map(([status, times]) => `${status} × ${times}`).join(", ");
    return finding(
      megabytes < MAX_MEGABYTES,
      `${sent} requests in ${seconds} s (${told}): ${megabytes} MB at most; after each tenth of them ${sizes.join(", ")}`,
    );
  } finally {
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function get(url: string, headers: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(url, { headers });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return {
      status: errorCode(error instanceof Error ? error.cause : error) ?? "failed",
      text: "",
    };
  }
}
