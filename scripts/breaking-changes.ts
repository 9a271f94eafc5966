import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, findBreakingChanges, type GraphQLSchema } from "graphql";
import { breakingOpenApi, type Description } from "./breaking-openapi.ts";
import { environment, root } from "./run.ts";

/*
 * Fails when the GraphQL schema or the OpenAPI description breaks callers of the last tag, or of the one that the command
 * names, and the part that does is not named under Breaking in docs/changelog.md. Both are made from the code of the tag.
 */

const CHANGELOG = join(root, "docs/changelog.md");
/** Outside of node_modules, where Node runs no TypeScript. */
const FOLDER = join(root, ".cache", "last-tag");
const CODE = ["schema", "gateway/src", "gateway/print-openapi.ts", "gateway/package.json"];

function git(...args: readonly string[]): string | null {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    // There is no tag, or no repository.
    return null;
  }
}

function readSchema(folder: string): GraphQLSchema {
  const files = readdirSync(folder).filter((file) => file.endsWith(".graphql"));
  return buildSchema(files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n"));
}

function readDescription(folder: string): Description {
  const file = join(FOLDER, "openapi.json");
  execFileSync("node", [join(folder, "gateway/print-openapi.ts"), file], { env: environment() });
  return JSON.parse(readFileSync(file, "utf8")) as Description;
}

/** Writes the code of a tag into the folder. */
function extract(tag: string): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const archive = execFileSync("git", ["archive", tag, ...CODE], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync("tar", ["-x", "-C", FOLDER], { input: archive });
}

/** What the changelog lists as breaking and not yet tagged. */
function announced(): string {
  const text = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, "utf8") : "";
  return /^## Unreleased.*?^### Breaking$(.*?)(?=^##)/msu.exec(text)?.[1] ?? "";
}

const [given] = process.argv.slice(2);
const tag = given ?? git("describe", "--tags", "--abbrev=0")?.trim();
if (tag === undefined) {
  console.log("There is no tag yet to compare with");
} else {
  extract(tag);
  const before = readSchema(join(FOLDER, "schema"));
  const breaks = [
    ...findBreakingChanges(before, readSchema(join(root, "schema"))).map(
      ({ description }) => description,
    ),
    ...breakingOpenApi(readDescription(FOLDER), readDescription(root)),
  ];
  const listed = announced();
  // The first word with a dot, a path or a type's name is what the sentence is about.
  const silent = breaks.filter((sentence) => {
    const [subject = sentence] = /(?:[A-Z]+ \/\S+|\w+\.\w+|[A-Z]\w+)/u.exec(sentence) ?? [];
    return !listed.includes(subject);
  });
  for (const sentence of silent) console.error(`Breaks callers of ${tag}: ${sentence}`);
  if (silent.length > 0) {
    console.error("List what breaks under Unreleased, Breaking in docs/changelog.md");
    process.exit(1);
  }
}
