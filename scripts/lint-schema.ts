import { createRequire } from "node:module";
import { join } from "node:path";
import { installLinter } from "./install-linter.ts";
import { root } from "./run.ts";

/*
 * Checks the contract with @graphql-eslint's rules for schemas. ESLint and the plugin are 240
 * packages that nothing else needs, so they are installed on demand.
 */

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

const requireInstalled = createRequire(join(await installLinter("schema"), "package.json"));
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
