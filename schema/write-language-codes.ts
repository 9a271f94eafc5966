import { writeFileSync } from "node:fs";
import { LANGUAGES } from "./languages.ts";

/* Writes the enum `LanguageCode` from the rows of languages.ts. */

const FILE = new URL("language-code.graphql", import.meta.url);
const names = new Intl.DisplayNames(["en"], { type: "language" });

const values = LANGUAGES.map(({ graphql, tag }) => `  "${names.of(tag)}."\n  ${graphql}\n`);
const text = `# Written by schema/write-language-codes.ts from schema/languages.ts.

"A language that operations answer in."
enum LanguageCode {
${values.join("")}}
`;
writeFileSync(FILE, text);
