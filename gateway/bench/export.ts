import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGatewayProcess } from "../chaos/gateway-process.ts";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { fillCatalogue } from "../test/stores/fill-catalogue.ts";

const TITLES = 100_000;
const OFFERS = '{"8:flatrate":0,"337:flatrate":1762000000000,"2:rent":0,"2:buy":0,"3:rent":0}';

/** Exports 100,000 titles with offers in ten countries, and prints time, size and memory before and after. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-bench-"));
  await fillCatalogue(join(folder, "flickmap.sqlite"), { titles: TITLES, offers: OFFERS });
  const sample = await startSampleFilmDatabase();
  const gateway = await startGatewayProcess(sample, folder);
  try {
    for (const encoding of ["gzip", "br"]) {
      for (const country of ["DE", "*"]) {
        const before = await gateway.residentMegabytes();
        const { seconds, lines, megabytes } = await exportOnce(gateway.address, country, encoding);
        const after = await gateway.residentMegabytes();
        console.log(
          `country=${country}, ${encoding}: ${lines} titles, ${megabytes} MB of text in ${seconds} s, ` +
            `most memory ${before} MB before and ${after} MB after`,
        );
      }
    }
  } finally {
    await gateway.stop();
    await sample.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function exportOnce(address: string, country: string, encoding: string) {
  const begun = performance.now();
  const response = await fetch(`${address}/api/export/availability?country=${country}`, {
    headers: { "accept-encoding": encoding },
  });
  let [lines, bytes] = [0, 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  return { seconds, lines, megabytes: Math.round(bytes / 1024 / 1024) };
}
