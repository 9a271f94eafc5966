import { parseArgs } from "node:util";
import { LONG, type Scale, SHORT } from "./scale.ts";

/**
 * `npm run chaos -- [--long] [name …]`: breaks things on purpose and says what held. Runs all where
 * none is named, each for seconds, or with `--long` for minutes; ends with 1 when something did not
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
  changes: () => import("./changes.ts"),
};

const { values, positionals } = parseArgs({
  options: { long: { type: "boolean", default: false } },
  allowPositionals: true,
});
for (const name of positionals.length > 0 ? positionals : Object.keys(experiments)) {
  const load = experiments[name];
  if (load === undefined) {
    console.error(`No such experiment: ${name}. There are: ${Object.keys(experiments).join(", ")}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`══ ${name}`);
  const { run } = await load();
  if (!(await run(values.long ? LONG : SHORT))) process.exitCode = 1;
}
