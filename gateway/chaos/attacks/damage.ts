import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendRequest } from "../../test/send-request.ts";
import { startGatewayProcess } from "../gateway-process.ts";
import type { AttackResult, Target } from "./attack.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");
/** An unusable data folder must end the start sooner. */
const START_MS = 20_000;
const RATING = {
  method: "POST",
  url: "/api/ratings",
  headers: { "content-type": "application/json" },
  payload: JSON.stringify({
    content_id: 550,
    content_type: "movie",
    rating: 4,
    session_id: "0b9c3f5e-3c1f-4f5a-9b57-2f1c9b0d7a11",
  }),
};

/** Starts gateways on a damaged cache, a damaged store, a full disk, and a data folder that is none. */
export async function damage({ filmDatabase }: Target): Promise<AttackResult> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-damage-"));
  const garbage = "this is no database, ".repeat(1000);
  const fill = async (name: string, file: string) => {
    const dataDir = join(folder, name);
    await mkdir(dataDir);
    await writeFile(join(dataDir, file), garbage);
    return dataDir;
  };
  const start = (dataDir: string) => statuses(filmDatabase.url, dataDir);
  try {
    const results = {
      "damaged cache": await start(await fill("cache", "answers.sqlite")),
      "damaged store": await start(await fill("store", "flickmap.sqlite")),
      "full disk": await onFullDisk(join(folder, "full"), start),
      "data folder in /proc": inProc(filmDatabase.url),
    };
    const expected = {
      "damaged cache": "title 200, rating 200, store up 1",
      "damaged store": "title 200, rating 503, store up 0",
      "full disk": "title 200, rating 503, store up 0",
      "data folder in /proc": "ended with 1 and one line",
    };
    const entries = Object.entries(results);
    return {
      held: entries.every(([name, now]) => expected[name as keyof typeof expected] === now),
      now: entries.map(([name, now]) => `${name}: ${now}`).join("; "),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function statuses(filmDatabaseUrl: string, dataDir: string): Promise<string> {
  const gateway = await startGatewayProcess({ url: filmDatabaseUrl }, dataDir);
  try {
    const title = await sendRequest(gateway.address, { url: "/api/movie/550" });
    const rating = await sendRequest(gateway.address, RATING);
    const up = await gateway.figure("flickmap_store_up");
    return `title ${title.statusCode}, rating ${rating.statusCode}, store up ${up}`;
  } finally {
    await gateway.stop();
  }
}

/** A file system of a megabyte that has no room left: only root may mount one, on Linux. */
async function onFullDisk(
  folder: string,
  start: (dataDir: string) => Promise<string>,
): Promise<string> {
  await mkdir(folder);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
  if (mounted.status !== 0) return "not tried: only root can mount one";
  try {
    // It ends where the room does.
    await writeFile(join(folder, "everything"), Buffer.alloc(2 * 1024 * 1024)).catch(() => null);
    return await start(folder);
  } finally {
    spawnSync("umount", [folder]);
  }
}

function inProc(filmDatabaseUrl: string): string {
  const { status, stderr } = spawnSync(process.execPath, [MAIN], {
    encoding: "utf8",
    timeout: START_MS,
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: "/proc/flickmap",
      TMDB_READ_TOKEN: "chaos",
      TMDB_BASE_URL: filmDatabaseUrl,
    },
  });
  const lines = stderr.trim().split("\n").length;
  return `ended with ${status} and ${lines === 1 ? "one line" : `${lines} lines`}`;
}
