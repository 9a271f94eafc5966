/**
 * `npm run chaos -- [name …]`: breaks things on purpose and says what held. Runs all where none is
 * named; ends with 1 when something did not hold.
 */
const experiments: Readonly<Record<string, () => Promise<{ run(): Promise<boolean> }>>> = {
  "film-database": () => import("./film-database.ts"),
  ratings: () => import("./ratings.ts"),
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(experiments)) {
  const load = experiments[name];
  if (load === undefined) {
    console.error(`No such experiment: ${name}. There are: ${Object.keys(experiments).join(", ")}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`══ ${name}`);
  const { run } = await load();
  if (!(await run())) process.exitCode = 1;
}
