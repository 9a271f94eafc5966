import { execFileSync } from "node:child_process";
import { root } from "./run.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

const resolves = (ref: string) => {
  try {
    git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/**
 * The commit that a change is compared with: where the current branch left `origin/main`, else `main`. On `main`
 * itself that is the last commit, so that what is not committed yet counts.
 *
 * @throws when the repository has neither branch
 */
export const findChangeBase = (): string => {
  const main = ["origin/main", "main"].find(resolves);
  if (main === undefined) throw new Error("There is no branch main to compare with");
  return git("merge-base", main, "HEAD");
};

/** The files that were changed or added since a commit, untracked ones included, from the project's root. */
export const listChangedFiles = (base: string): string[] =>
  [
    git("diff", "--name-only", "--diff-filter=d", base),
    git("ls-files", "--others", "--exclude-standard"),
  ]
    .join("\n")
    .split("\n")
    .filter((file) => file !== "");
