import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { startGatewayProcess } from "./gateway-process.ts";
import { atOnce, goodShare, type Shot, told } from "./load.ts";
import { finding } from "./scale.ts";

const CLIENTS = 1000;
const TITLE = 550;
const REST: Shot = { path: `/api/movie/${TITLE}` };
const GRAPHQL: Shot = {
  path: "/graphql",
  body: JSON.stringify({ query: `{ movie(id: ${TITLE}) { name overview } }` }),
};

/** A thousand people open one title that nobody opened before, over both APIs. */
export async function run(): Promise<boolean> {
  const sample = await startSampleFilmDatabase({ faults: [{ kind: "latency", delayMs: 1500 }] });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const gateway = await startGatewayProcess(sample, dataDir);
  try {
    sample.resetRequestCount();
    const shots = Array.from({ length: CLIENTS }, (_, n) => (n % 2 === 0 ? REST : GRAPHQL));
    const outcome = await atOnce(gateway.address, shots);
    const calls = sample.requestCount(new RegExp(`/movie/${TITLE}$`));
    const memory = await gateway.residentMegabytes();
    return [
      finding(calls === 1, `${CLIENTS} at once: ${calls} call to the film database`),
      finding(goodShare(outcome) === 1, told(outcome)),
      finding(memory < 512, `${memory} MB resident at most`),
    ].every(Boolean);
  } finally {
    await gateway.stop();
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
