import { parseArgs } from "node:util";
import { FULL, LONG, type Scale, SHORT } from "./scale.ts";

/**
 * `npm run chaos -- [--long | --full] [name …]`: breaks things on purpose and says what held. Runs all where
 * none is named, each for seconds, with `--long` for minutes, with `--full` for hours; ends with 1 when something did not
 * hold. Everything stays on this machine.
 */
const experiments: Readonly<
  Record<string, () => Promise<{ run(scale: Scale): Promise<boolean> }>>
> = {
  "film-database-dead": () => import("./film-database-dead.ts"),
  "many-ask-one": () => import("./many-ask-one.ts"),
  faults: () => import("./faults.ts"),
  overload: () => import("./overload.ts"),
  "worst-queries": () => import("./worst-queries.ts"),
  starvation: () => import("./starvation.ts"),
  stop: () => import("./stop.ts"),
  ratings: () => import("./ratings.ts"),
  "store-kills": () => import("./store-kills.ts"),
  "rolling-restart": () => import("./rolling-restart.ts"),
  "generated-requests": () => import("./generated-requests.ts"),
  attack: () => import("./attack.ts"),
  changes: () => import("./changes.ts"),
};

const { values, positionals } = parseArgs({
  options: {
    long: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const scale = values.full ? FULL : values.long ? LONG : SHORT;
for (const name of positionals.length > 0 ? positionals : Object.keys(experiments)) {
  const load = experiments[name];
  if (load === undefined) {
    console.error(`No such experiment: ${name}. There are: ${Object.keys(experiments).join(", ")}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`══ ${name}`);
  const { run } = await load();
  if (!(await run(scale))) process.exitCode = 1;
}
