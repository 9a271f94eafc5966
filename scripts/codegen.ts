import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as fragmentMatcher from "@graphql-codegen/fragment-matcher";
import nearOperationFile from "@graphql-codegen/near-operation-file-preset";
import { getCachedDocumentNodeFromSchema, normalizeConfig } from "@graphql-codegen/plugin-helpers";
import type { CodegenPlugin, Types } from "@graphql-codegen/plugin-helpers";
import * as typedDocumentNode from "@graphql-codegen/typed-document-node";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptOperations from "@graphql-codegen/typescript-operations";
import * as typescriptResolvers from "@graphql-codegen/typescript-resolvers";
import { buildASTSchema, concatAST, lexicographicSortSchema, parse, Source } from "graphql";
import { config } from "../codegen.ts";
import * as apolloHooks from "../web/codegen/apollo-hooks.ts";
import * as offlineOperations from "../web/codegen/offline-operations.ts";
import { root } from "./run.ts";

/*
 * `npm run codegen` writes the files that codegen.ts lists. With `--check` it writes nothing, and
 * fails when a committed file differs. It calls the generator's core: the generator's own command
 * line installs 190 packages to read sources that this project does not have.
 */

const plugins: Readonly<Record<string, CodegenPlugin>> = {
  "fragment-matcher": fragmentMatcher,
  "typed-document-node": typedDocumentNode,
  "typescript-operations": typescriptOperations,
  "typescript-resolvers": typescriptResolvers,
  typescript,
  "./web/codegen/apollo-hooks.ts": apolloHooks,
  "./web/codegen/offline-operations.ts": offlineOperations,
};

/** The parsed files that match a pattern, in the order of their names. */
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .map((name) => {
      const location = join(root, name);
      const rawSDL = readFileSync(location, "utf8");
      return { location, rawSDL, document: parse(new Source(rawSDL, name)) };
    });

const definitions = concatAST(read(config.schema).map(({ document }) => document));
const schemaAst = lexicographicSortSchema(buildASTSchema(definitions));
const schema = getCachedDocumentNodeFromSchema(schemaAst);

/** What the generator's core is called with, one call a file. */
async function filesOf(target: string): Promise<readonly Types.GenerateOptions[]> {
  const output = config.generates[target];
  if (output === undefined) throw new Error(`codegen.ts does not list ${target}`);
  const options = {
    schema,
    schemaAst,
    documents: output.documents === undefined ? [] : read(output.documents),
    config: { importExtension: config.importExtension, ...output.config },
    importExtension: config.importExtension,
    plugins: normalizeConfig([...output.plugins]),
    pluginMap: plugins,
  };
  return output.nearOperationFile === undefined
    ? [{ ...options, filename: target }]
    : nearOperationFile.buildGeneratesSection({
        ...options,
        documents: options.documents.map(({ document, ...source }) => ({
          ...source,
          document: offlineOperations.withoutOfflineDirective(document),
        })),
        baseOutputDir: target,
        presetConfig: output.nearOperationFile,
      });
}

/** The text of a file as it is committed; none where there is no such file. */
function committed(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

const check = process.argv.includes("--check");
const stale: string[] = [];
for (const target of Object.keys(config.generates)) {
  for (const options of await filesOf(target)) {
    const path = resolve(root, options.filename);
    const text = await codegen(options);
    if (committed(path) === text) continue;
    stale.push(relative(root, path));
    if (check) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
if (check && stale.length > 0) {
  console.error(`Run npm run codegen. These files are not what it writes:\n${stale.join("\n")}`);
  process.exit(1);
}
