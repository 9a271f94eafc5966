/** `npm run bench -- traffic | navigation | first-view [option …]` */
const benches = {
  traffic: () => import("./traffic.ts"),
  navigation: () => import("./navigation.ts"),
  "first-view": () => import("./first-view.ts"),
};
const [name = "", ...args] = process.argv.slice(2);
if (!Object.hasOwn(benches, name))
  throw new Error(`Name one of ${Object.keys(benches).join(", ")}`);
const { run } = await benches[name as keyof typeof benches]();
await run(args);
