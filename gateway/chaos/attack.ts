import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { ATTACKS } from "./attacks/attacks.ts";
import { startHostileFilmDatabase } from "./attacks/hostile-film-database.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { finding } from "./scale.ts";

/**
 * Attacks a gateway over sockets, and prints for each attack what it did before it was fixed and what it does now. The
 * gateway starts on a damaged cache.
 */
export async function run(): Promise<boolean> {
  const sample = await startSampleFilmDatabase();
  const filmDatabase = await startHostileFilmDatabase(sample.url);
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  await writeFile(join(dataDir, "answers.sqlite"), "this is no database, ".repeat(1000));
  const gateway = await startGatewayProcess(filmDatabase, dataDir, { TRUSTED_PROXIES: "1" });
  try {
    const results: boolean[] = [];
    for (const { name, before, attack } of ATTACKS) {
      const { held, now } = await attack({ origin: gateway.address, filmDatabase });
      results.push(
        finding(held, `${name}\n           before: ${before}\n           now:    ${now}`),
      );
    }
    return results.every(Boolean);
  } finally {
    await gateway.stop();
    await filmDatabase.close();
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
