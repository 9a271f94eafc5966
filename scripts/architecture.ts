import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

/*
 * `npm run architecture` draws docs/architecture.md from the import rules of .oxlintrc.json: which folder may import which.
 * With --check it fails where the page is not what the rules say.
 */

const PAGE = join(root, "docs/architecture.md");

interface Override {
  readonly files: readonly string[];
  readonly rules: {
    readonly "no-restricted-imports"?:
      | "off"
      | readonly [string, { readonly patterns: readonly { readonly regex: string }[] }];
  };
}

const { overrides }: { readonly overrides: readonly Override[] } = JSON.parse(
  readFileSync(join(root, ".oxlintrc.json"), "utf8"),
);

/** The folders of a workspace, each with those that it must not import. */
function readRules(workspace: string): ReadonlyMap<string, ReadonlySet<string>> {
  const rules = new Map<string, Set<string>>();
  for (const { files, rules: given } of overrides) {
    const rule = given["no-restricted-imports"];
    const [, folder] =
      new RegExp(`^${workspace}/src/([\\w-]+)/.*\\*\\*$`).exec(files[0] ?? "") ?? [];
    if (folder === undefined || rule === undefined || rule === "off") continue;
    const forbidden = rules.get(folder) ?? new Set();
    for (const { regex } of rule[1].patterns) {
      const [, names = ""] = /^(?:\^\(\\\.\\\.\/\)\+|\/)\(?([\w|-]+)\)?\/$/.exec(regex) ?? [];
      // What begins with _ is no folder of its own, but the inside of one.
      for (const name of names.split("|")) if (/^[a-z]/.test(name)) forbidden.add(name);
    }
    rules.set(folder, forbidden);
  }
  return rules;
}

/** The diagram of a workspace, without the arrows that follow from others. */
function draw(workspace: string): string {
  const rules = readRules(workspace);
  const names = [...new Set([...rules.keys(), ...[...rules.values()].flatMap((set) => [...set])])];
  if (names.length < 3) throw new Error(`.oxlintrc.json has no import rules of ${workspace}/src`);
  const mayImport = (from: string, to: string) => from !== to && !rules.get(from)?.has(to);
  const isBelow = (from: string, to: string) => mayImport(from, to) && !mayImport(to, from);
  const arrows = names.flatMap((from) =>
    names
      .filter((to) => isBelow(from, to))
      .filter((to) => !names.some((between) => isBelow(from, between) && isBelow(between, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ["```mermaid", "flowchart TD", ...arrows, "```"].join("\n");
}

const page = `# Architecture

Written by \`npm run architecture\` from the import rules of \`.oxlintrc.json\`, which \`npm run check\` enforces. An arrow leads to what a folder may
import; so it may what is further along the arrows. [CONTRIBUTING.md](../CONTRIBUTING.md#the-layout) says what each folder holds,
[data-flow.md](data-flow.md) follows a request through them.

## The gateway (\`gateway/src\`)

${draw("gateway")}

## The web app (\`web/src\`)

${draw("web")}
`;

if (!process.argv.includes("--check")) {
  writeFileSync(PAGE, page);
} else if (readFileSync(PAGE, "utf8") !== page) {
  console.error("docs/architecture.md is not what .oxlintrc.json says: run npm run architecture");
  process.exit(1);
}
