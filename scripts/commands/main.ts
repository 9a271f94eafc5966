import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentedCommands } from "./documented.ts";
import { findPlan, PLANS } from "./plans.ts";
import { runCommands, serveCommand } from "./run-command.ts";

/*
 * `npm run check:commands -- [text]`: runs every command that README.md, CONTRIBUTING.md and docs/operations.md name, or
 * those that have a text in them, and says which did not do what it should.
 */

const [wanted = ""] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), "flickmap-commands-"));
const failures: string[] = [];
const order = [...PLANS.keys()];
const commands = documentedCommands
  .filter((command) => command.includes(wanted))
  .toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
try {
  for (const command of commands) {
    const plan = findPlan(command);
    if (plan === undefined) {
      failures.push(`${command}: nobody has said how it is run`);
    } else if ("elsewhere" in plan) {
      console.log(`──     ${command}: ${plan.elsewhere}`);
    } else {
      const faults = "serve" in plan ? serveCommand(plan, folder) : runCommands(plan, folder);
      failures.push(...(await faults));
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
