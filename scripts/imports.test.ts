import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Folders from the top down: a file imports from its own folder and from those below it. */
const LAYERS = {
  "gateway/src": [
    ["site"],
    ["api"],
    ["http"],
    ["ops"],
    ["domain"],
    ["images", "stores"],
    ["film-database"],
    ["redis"],
    ["config"],
    ["lib"],
  ],
  "web/src": [["app"], ["routes"], ["features"], ["ui"], ["network"], ["lib"]],
};

/** The paths, from the project's top, of what a file imports. */
const listImports = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(/ from "(\.[^"]+)"/g)].map(([, path = ""]) =>
    new URL(path, `file:///${file}`).pathname.slice(1),
  );

test.each(Object.entries(LAYERS))("imports in %s run downwards", (top, layers) => {
  const levelOf = (path: string) =>
    layers.findIndex((folders) => folders.some((folder) => path.startsWith(`${top}/${folder}/`)));
  const files = globSync(`${top}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => levelOf(file) >= 0 && !/\.(?:test|generated)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const upwards = files.flatMap((file) =>
    listImports(file)
      .filter((path) => levelOf(path) >= 0 && levelOf(path) < levelOf(file))
      .map((path) => `${file} imports ${path}`),
  );
  expect(upwards).toEqual([]);
});

test("pages import no other page, and a feature is imported by its public files", () => {
  const within = (file: string, path: string, folder: RegExp) =>
    folder.exec(file)?.[0] === folder.exec(path)?.[0];
  const faults = globSync("web/src/**/*.{ts,tsx}", { cwd: root }).flatMap((file) =>
    listImports(file)
      .filter(
        (path) =>
          (path.includes("/_internal/") && !within(file, path, /web\/src\/features\/[^/]+\//)) ||
          (/web\/src\/routes\/[^/]+\//.test(file) &&
            !within(file, path, /web\/src\/routes\/[^/]+\//) &&
            /web\/src\/routes\/[^/]+\//.test(path)),
      )
      .map((path) => `${file} imports ${path}`),
  );
  expect(faults).toEqual([]);
});
