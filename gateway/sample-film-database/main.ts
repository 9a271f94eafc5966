import { startSampleFilmDatabase } from "./server.ts";

/* Runs the sample film database alone, on port 4100 unless `PORT` names another. */
const port = Number(process.env["PORT"] ?? 4100);
const { url } = await startSampleFilmDatabase({ port, availabilityDay: "today" });
console.log(`Sample film database: ${url}. Any credential is good.`);
