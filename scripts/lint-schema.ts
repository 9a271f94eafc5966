import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root, run } from "./run.ts";

/*
 * Checks the contract with @graphql-eslint's rules for schemas. ESLint and the plugin are 240
 * packages that nothing else needs, so they are installed on demand, into a folder of their own.
 */

const MANIFEST = JSON.stringify({
  private: true,
  dependencies: { eslint: "10.15.0", "@graphql-eslint/eslint-plugin": "4.4.1", graphql: "16.15.0" },
  // Its later versions are not published everywhere.
  overrides: { "@graphql-tools/batch-execute": "10.2.0" },
});

const folder = join(root, "node_modules", ".cache", "schema-linter");
const manifest = join(folder, "package.json");
const installed = join(folder, "installed.json");

/** What the two packages are used for here. */
interface Linter {
  lintFiles(patterns: readonly string[]): Promise<readonly { readonly errorCount: number }[]>;
  loadFormatter(name: string): Promise<{ format(results: readonly unknown[]): string }>;
}
interface ESLintModule {
  readonly ESLint: new (options: object) => Linter;
}
interface GraphQLPlugin {
  readonly parser: unknown;
  readonly configs: Readonly<Record<string, { readonly rules: object }>>;
}

async function install(): Promise<void> {
  if (existsSync(installed) && readFileSync(installed, "utf8") === MANIFEST) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, MANIFEST);
  const code = await run("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund"]);
  if (code !== 0)
    throw new Error("ESLint cannot be installed: check the connection to the registry");
  writeFileSync(installed, MANIFEST);
}

await install();
const requireInstalled = createRequire(manifest);
const { ESLint } = requireInstalled("eslint") as ESLintModule;
const plugin = requireInstalled("@graphql-eslint/eslint-plugin") as GraphQLPlugin;

const linter = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: {
    files: ["schema/*.graphql"],
    plugins: { "@graphql-eslint": plugin },
    languageOptions: {
      parser: plugin.parser,
      parserOptions: { graphQLConfig: { schema: "schema/*.graphql" } },
    },
    rules: {
      ...plugin.configs["flat/schema-recommended"]?.rules,
      // Short descriptions are in one line, long ones in a block: the rule allows one style only.
      "@graphql-eslint/description-style": "off",
      // Stricter than recommended: every field, argument and value is described.
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          rootField: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      // Most types are parts of a title that nothing refers to.
      "@graphql-eslint/strict-id-in-types": "off",
    },
  },
});
const results = await linter.lintFiles(["schema/*.graphql"]);
console.log((await linter.loadFormatter("stylish")).format(results));
if (results.some(({ errorCount }) => errorCount > 0)) process.exitCode = 1;
