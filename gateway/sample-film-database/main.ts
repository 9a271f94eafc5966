import { CLOCK } from "./options.ts";
import { startSampleFilmDatabase } from "./server.ts";

/* Runs the sample film database alone, on port 4100 unless `PORT` names another. */
const port = Number(process.env["PORT"] ?? 4100);
const { titleCount, url } = await startSampleFilmDatabase({ port, availabilityDay: CLOCK });
console.log(`Sample film database: ${titleCount} titles at ${url}. Any credential is good.`);
