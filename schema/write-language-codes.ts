import { readFileSync, writeFileSync } from "node:fs";
import { LANGUAGES } from "./languages.ts";

/*
 * Writes the enum `LanguageCode` from the rows of languages.ts. With `--check` it writes nothing, and says when what is
 * written is not current.
 */

const FILE = new URL("language-code.graphql", import.meta.url);
const names = new Intl.DisplayNames(["en"], { type: "language" });

const values = LANGUAGES.map(({ graphql, tag }) => `  "${names.of(tag)}."\n  ${graphql}\n`);
const text = `# Written by schema/write-language-codes.ts from schema/languages.ts.

"A language that operations answer in."
enum LanguageCode {
${values.join("")}}
`;
if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  // oxlint-disable-next-line no-console -- a program
  console.log("schema/language-code.graphql is not current: npm run codegen");
  process.exitCode = 1;
}
