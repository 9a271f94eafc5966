import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.ts";

/** The pages whose commands are run; those of docs/api.md are by gateway/test/documentation.test.ts. */
const PAGES = ["README.md", "CONTRIBUTING.md", "docs/operations.md", "docs/measurements.md"];

/** What the commands of this project begin with, behind settings. */
const PROGRAM = /^(?:[A-Z_\d]+=\S+ )*(?:npm|npx|docker) /u;

/** The lines of a block of shell, each command on one, without comments. */
const linesOf = (block: string) =>
  block
    .replaceAll(/\\\n\s*/gu, "")
    .split("\n")
    .map((line) => line.replace(/\s+# .*$/u, "").trim());

/** The commands of a page, each once: lines of its blocks of shell, and code in its text. */
export function commandsIn(markdown: string): readonly string[] {
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, block = ""]) => block);
  const text = markdown.replaceAll(/^```.*?^```$/gmsu, "");
  const inText = [...text.matchAll(/(?<!`)`([^`]+)`(?!`)/gu)].map(([, code = ""]) =>
    code.replaceAll(/\s+/gu, " "),
  );
  return [...new Set([...blocks.flatMap(linesOf), ...inText])].filter((code) => PROGRAM.test(code));
}

/** Every command that the documentation names, in its order. */
export const documentedCommands: readonly string[] = [
  ...new Set(PAGES.flatMap((page) => commandsIn(readFileSync(join(root, page), "utf8")))),
];
