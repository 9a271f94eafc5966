/** `npm run bench -- [name …]`: times parts of the gateway; all of them where none is named. */
const benches: Readonly<Record<string, () => Promise<{ run(): Promise<void> }>>> = {
  http: () => import("./http.ts"),
  "title-query": () => import("./title-query.ts"),
  ratings: () => import("./ratings.ts"),
  "sample-film-database": () => import("./sample-film-database.ts"),
  "first-view": () => import("./first-view.ts"),
};

const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
for (const name of names.length > 0 ? names : Object.keys(benches)) {
  const load = benches[name];
  if (load === undefined) {
    console.error(`No such benchmark: ${name}. There are: ${Object.keys(benches).join(", ")}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`══ ${name}`);
  const { run } = await load();
  await run();
}
