import { parseArgs } from "node:util";
import { startSampleFilmDatabase } from "./server.ts";

const USAGE = `Usage: npm run sample-film-database -- [options]
  --port N          the port to listen on (PORT; default 4100)
  --host ADDRESS    the address to listen on (HOST; default 127.0.0.1)
  --today DAY       the sample's day, YYYY-MM-DD (default 2025-03-29)
  --synthetic N     so many invented titles more, for load tests
  --test-controls   lets tests set faults and count requests at /__control/`;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4100" },
    host: { type: "string", default: process.env.HOST ?? "127.0.0.1" },
    today: { type: "string" },
    synthetic: { type: "string", default: "0" },
    "test-controls": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) {
  console.log(USAGE);
} else {
  const server = await startSampleFilmDatabase({
    port: Number(values.port),
    host: values.host,
    syntheticTitles: Number(values.synthetic),
    testControls: values["test-controls"],
    ...(values.today === undefined ? {} : { today: values.today }),
  });
  console.log(`Sample film database: ${server.titleCount} titles at ${server.url}`);
  console.log(`Its artwork: ${server.imageBaseUrl}. Any credential is good.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.close());
  }
}
