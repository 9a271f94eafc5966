import { readCommandLine, USAGE } from "./command-line.ts";
import { startSampleFilmDatabase } from "./server.ts";

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  if (options === null) {
    console.log(USAGE);
  } else {
    const server = await startSampleFilmDatabase(options);
    console.log(`Sample film database: ${server.titleCount} titles at ${server.url}`);
    console.log(`Its artwork: ${server.imageBaseUrl}. Any credential is good.`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close());
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}
