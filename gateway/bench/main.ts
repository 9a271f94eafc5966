/** `npm run bench -- [name [argument …]]`: one bench, with its options or the words of its cases' names; or all benches. */
const benches: Readonly<
  Record<string, () => Promise<{ run(words?: readonly string[]): Promise<void> }>>
> = {
  traffic: () => import("./traffic.ts"),
  cached: () => import("./cached.ts"),
  executed: () => import("./executed.ts"),
  ratings: () => import("./ratings.ts"),
  cluster: () => import("./cluster.ts"),
  growth: () => import("./growth.ts"),
  pages: () => import("./pages.ts"),
  peers: () => import("./peers.ts"),
  export: () => import("./export.ts"),
  "sample-film-database": () => import("./sample-film-database.ts"),
  "first-view": () => import("./first-view.ts"),
};

const [named, ...words] = process.argv.slice(2);
for (const name of named === undefined ? Object.keys(benches) : [named]) {
  const load = benches[name];
  if (load === undefined) {
    console.error(`No such benchmark: ${name}. There are: ${Object.keys(benches).join(", ")}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`══ ${name}`);
  const { run } = await load();
  await run(words);
}
