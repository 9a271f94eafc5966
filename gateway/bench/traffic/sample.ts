import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MeasuredProcess, startMeasured } from "../measured-process.ts";

/** Starts the sample film database in a process of its own, whose processor time counts for no gateway. */
export function startSample(core: number, folder: string): Promise<MeasuredProcess> {
  const main = fileURLToPath(import.meta.resolve("@flickmap/sample-film-database/main.ts"));
  return startMeasured([main, "--port", "0"], { core, logFile: join(folder, "sample.log") });
}
