/** How a documented command is run here: with which commands in its place, or where else it is. */
export type Plan =
  | {
      /** Each must end with 0. Folders of backups are below one of the run. */
      readonly run: readonly string[];
      /** What the last of them prints. */
      readonly prints?: RegExp;
    }
  /** Serves until it is stopped; then it must end with 0. */
  | { readonly serve: string; readonly url: string }
  /** Why it is not run, and what shows instead that it works. */
  | { readonly elsewhere: string };

const COMPOSE: Plan = {
  elsewhere: "needs Docker; npm run check:image builds the image, a test reads the compose file",
};
const SERVED = "/health/ready";
const MAKE_DATABASE = "node scripts/make-database.ts /var/lib/flickmap";
const toCommand = (command: string) => `DATA_DIR=/var/lib/flickmap npm run ${command}`;

/** The shortest form of each benchmark. */
export const BENCHES: Readonly<Record<string, string>> = {
  traffic: "--requests=200 --kind-requests=100 --rounds=1 --load-seconds=1",
  "first-view": "--runs=1 --pages=home",
  navigation: "--runs=1",
  growth: "--titles=200",
  peers: "--requests=200 --rounds=1 --load-seconds=1",
};
const toBench = (name: string) => `npm run bench -- ${name} ${BENCHES[name]}`;

/** The experiments: each lasts seconds by itself. */
export const EXPERIMENTS = [
  "film-database-dead",
  "starvation",
  "ratings",
  "store-kills",
  "rolling-restart",
  "changes",
  "memory",
];
const toExperiment = (name: string) => `npm run chaos -- ${name}`;

const asIs = (command: string): readonly [string, Plan] => [command, { run: [command] }];
const elsewhere = (command: string, why: string): readonly [string, Plan] => [
  command,
  { elsewhere: why },
];

/** Every documented command with its plan, in an order in which each finds what it needs. */
export const PLANS: ReadonlyMap<string, Plan> = new Map<string, Plan>([
  elsewhere("npm ci", "was run before this"),
  ["npm ci && npm start", { serve: "npm start", url: SERVED }],
  ["npm start", { serve: "npm start", url: SERVED }],
  ["TMDB_READ_TOKEN=… npm start", { elsewhere: "gateway/test/start-under-trouble.test.ts" }],
  ["npm run start:cluster", { serve: "npm run start:cluster", url: SERVED }],
  ["npm run dev", { elsewhere: "scripts/dev.test.ts" }],
  [
    "npm run sample-film-database",
    { serve: "npm run sample-film-database", url: "/3/movie/550?api_key=sample" },
  ],
  [
    toCommand("contact -- list"),
    { run: [MAKE_DATABASE, toCommand("contact -- list")], prints: /No messages/u },
  ],
  [
    toCommand("backup -- /backups/2026-11-25"),
    {
      run: [MAKE_DATABASE, toCommand("backup -- /backups/2026-11-25")],
      prints: /^Copied \d+ ratings, \d+ messages and \d+ changes/mu,
    },
  ],
  [
    toCommand("restore -- /backups/2026-11-25"),
    { run: [toCommand("restore -- /backups/2026-11-25")], prints: /^Restored \d+ ratings/mu },
  ],
  [
    toCommand("restore -- /backups/2026-11-25 --merge"),
    { run: [toCommand("restore -- /backups/2026-11-25 --merge")], prints: /^Added \d+ ratings/mu },
  ],
  asIs("npm run codegen"),
  asIs("npm run architecture"),
  elsewhere("npm run examples", "writes the time of its run; a test checks what it wrote"),
  asIs("npm run format"),
  ["npm install --dry-run", { run: ["npm install --dry-run --no-audit"] }],
  asIs("npx vitest run gateway/src/lib/slug.test.ts"),
  asIs("npm run build && npx playwright test --config e2e/playwright.config.ts faq"),
  ["npm run bench", { run: Object.keys(BENCHES).map(toBench) }],
  elsewhere("npm run bench -- traffic", "is among all"),
  ["npm run chaos", { run: EXPERIMENTS.map(toExperiment) }],
  ...["starvation", "rolling-restart", "<name>"].map((name) =>
    elsewhere(`npm run chaos -- ${name}`, "is among all"),
  ),
  elsewhere("npm run chaos -- --long", "takes minutes for each experiment"),
  ...["npm ci && npm test", "npm test", "npm test -- --changed", "npm run check"].map((command) =>
    elsewhere(command, "is run beside this, see .github/workflows/check.yml"),
  ),
  elsewhere("npm run check:image", "is run beside this, see .github/workflows/check.yml"),
  elsewhere("npm run check:commands", "is this"),
  elsewhere("npm run test:browsers", "needs browsers that can be had in few places"),
  ["docker compose up --build", COMPOSE],
]);

/** @returns undefined where nobody has said how the command is run */
export function findPlan(command: string): Plan | undefined {
  return PLANS.get(command) ?? (/\bdocker compose /u.test(command) ? COMPOSE : undefined);
}
