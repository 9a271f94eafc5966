/** `npm run bench -- [name [argument …]]`: one bench, with its options; or all benches. */
const benches: Readonly<
  Record<string, () => Promise<{ run(args?: readonly string[]): Promise<void> }>>
> = {
  traffic: () => import("./traffic.ts"),
  repeat: () => import("./repeat.ts"),
  "first-view": () => import("./first-view.ts"),
  growth: () => import("./growth.ts"),
  peers: () => import("./peers.ts"),
  cluster: () => import("./cluster.ts"),
};

const [named, ...args] = process.argv.slice(2);
for (const name of named === undefined ? Object.keys(benches) : [named]) {
  const load = benches[name];
  if (load === undefined) {
    console.error(`No such benchmark: ${name}. There are: ${Object.keys(benches).join(", ")}`);
    process.exitCode = 1;
    continue;
  }
  console.log(`══ ${name}`);
  const { run } = await load();
  await run(args);
}
