import { parseArgs } from "node:util";
import { finding, FULL, interruption, LONG, type Scale, SHORT } from "./scale.ts";

/**
 * `npm run chaos -- [--long | --full] [name …]`: breaks things on purpose and says what held. Runs all where none is
 * named, each for seconds, with `--long` for minutes, with `--full` for hours; ends with 1 when something did not hold.
 * Told to end by a signal, it prints the figures so far. Everything stays on this machine.
 */
const experiments: Readonly<
  Record<string, () => Promise<{ run(scale: Scale): Promise<boolean> }>>
> = {
  "film-database-dead": () => import("./film-database-dead.ts"),
  starvation: () => import("./starvation.ts"),
  ratings: () => import("./ratings.ts"),
  "store-kills": () => import("./store-kills.ts"),
  "rolling-restart": () => import("./rolling-restart.ts"),
  changes: () => import("./changes.ts"),
  memory: () => import("./memory.ts"),
};

const { values, positionals } = parseArgs({
  options: {
    long: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => interruption.abort(new Error(`interrupted by ${signal}`)));
}
if (values.help) {
  console.log(
    `npm run chaos -- [--long | --full] [name …]: all experiments, or those that are named`,
  );
  for (const name of Object.keys(experiments)) console.log(`  ${name}`);
  process.exit(0);
}
const scale = values.full ? FULL : values.long ? LONG : SHORT;
for (const name of positionals.length > 0 ? positionals : Object.keys(experiments)) {
  if (interruption.signal.aborted) break;
  const load = experiments[name];
  if (load === undefined) {
    console.error(`No such experiment: ${name}. There are: ${Object.keys(experiments).join(", ")}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`══ ${name}`);
  if (!(await held(load))) process.exitCode = 1;
}

/** Runs an experiment; one that ends with an error says which, and the next one runs. */
async function held(load: (typeof experiments)[string]): Promise<boolean> {
  try {
    const { run } = await load();
    return await run(scale);
  } catch (error) {
    console.error(error);
    return finding(false, `not completed: ${error instanceof Error ? error.message : error}`);
  }
}
