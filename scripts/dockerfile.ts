import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

export const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");

/** The Dockerfile's instructions, each on one line, without comments. */
const instructions = dockerfile
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .join("\n")
  .replaceAll(/\s*\\\n\s*/gu, " ")
  .split("\n");

/**
 * The shell commands of the one `RUN` that has a text in it.
 *
 * @throws when there is none, or more than one
 */
export function findRun(text: string): string {
  const [found, ...others] = instructions.filter(
    (line) => line.startsWith("RUN ") && line.includes(text),
  );
  if (found === undefined || others.length > 0)
    throw new Error(
      `The Dockerfile has ${others.length + Number(found !== undefined)} RUN with ${text}`,
    );
  return found.replace(/^RUN (?:--mount=\S+ )*/u, "");
}
