import { type BenchOptions, describe, describeOptions, UsageError } from "./options.ts";

interface Bench {
  readonly OPTIONS?: BenchOptions;
  run(args: readonly string[]): Promise<void>;
}

/** `npm run bench -- [name [option …]]`: one bench, with its options; or all benches. */
const benches: Readonly<Record<string, { about: string; load: () => Promise<Bench> }>> = {
  traffic: {
    about: "what visitors cause: requests of many titles and countries, beside a bare server",
    load: () => import("./traffic.ts"),
  },
  "first-view": {
    about: "the first view of each page with Lighthouse, as on a phone",
    load: () => import("./first-view.ts"),
  },
  navigation: {
    about: "what a visitor waits for after a click in the app, beside the page loaded again",
    load: () => import("./navigation.ts"),
  },
  growth: {
    about: "what a gateway takes and serves after it has seen many titles",
    load: () => import("./growth.ts"),
  },
  peers: {
    about: "title queries, beside Apollo Server and Mercurius",
    load: () => import("./peers.ts"),
  },
};

const isHelp = (arg: string) => arg === "--help" || arg === "-h";

async function runBench(name: string, args: readonly string[]): Promise<void> {
  const bench = benches[name];
  if (bench === undefined) {
    throw new UsageError(`No such benchmark. There are: ${Object.keys(benches).join(", ")}`);
  }
  const { OPTIONS = {}, run } = await bench.load();
  if (args.some(isHelp)) {
    process.stdout.write(`${name}: ${bench.about}\n${describeOptions(OPTIONS)}`);
    return;
  }
  await run(args);
}

const [named, ...args] = process.argv.slice(2);
if (named !== undefined && isHelp(named)) {
  const lines = Object.entries(benches).map(([name, { about }]) => [name, about] as const);
  process.stdout.write(
    `npm run bench -- [name [option …]]: one bench, or all; --help after a name lists its options\n${describe(lines)}`,
  );
} else {
  for (const name of named === undefined ? Object.keys(benches) : [named]) {
    if (named === undefined) console.log(`══ ${name}`);
    try {
      await runBench(name, args);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(`${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
