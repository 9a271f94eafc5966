import { dirname, relative } from "node:path";
import { oldVisit } from "@graphql-codegen/plugin-helpers";
import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { concatAST } from "graphql";
import type { OperationDefinitionNode } from "graphql";

/** `MovieHero_title` is `MovieHero_Title` in generated types: each part between underscores begins with a capital. */
const typeName = (name: string) =>
  name
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("_");

const queryHook = (name: string, needsVariables: boolean) => `
export function use${name}Query(
  options${needsVariables ? "" : "?"}: Query.Options<${name}Query, ${name}QueryVariables>${
    needsVariables ? ` & { variables: ${name}QueryVariables }` : ""
  } | SkipToken,
): Query.Result<${name}Query, ${name}QueryVariables, "empty" | "complete" | "streaming", Partial<${name}QueryVariables>> {
  return useQuery<${name}Query, ${name}QueryVariables>(${name}Document, options);
}`;

const mutationHook = (name: string) => `
export function use${name}Mutation(
  options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>,
): useMutation.ResultTuple<${name}Mutation, ${name}MutationVariables> {
  return useMutation<${name}Mutation, ${name}MutationVariables>(${name}Document, options);
}`;

/**
 * Emits a typed hook for each operation of a document: `useXxxQuery` and `useXxxMutation`. Stands in
 * for a published plugin, because none type-checks against Apollo Client 4. A component takes its
 * fragment's data as a prop: reading the cache in each component costs a render each.
 */
export const plugin: PluginFunction = (_schema, documents, _config, { outputFile = "" } = {}) => {
  const operations: OperationDefinitionNode[] = [];
  const sources = documents.flatMap(({ document }) => (document ? [document] : []));
  oldVisit(concatAST(sources), {
    enter: {
      OperationDefinition: (node: OperationDefinitionNode) => void operations.push(node),
    },
  });

  const hooks: string[] = [];
  const kinds = new Set<"query" | "mutation">();
  for (const { name, operation, variableDefinitions = [] } of operations) {
    if (!name) throw new Error("Every operation needs a name: its hook is named after it");
    if (operation === "query") {
      kinds.add("query");
      const needsVariables = variableDefinitions.some(
        ({ type, defaultValue }) => type.kind === "NonNullType" && !defaultValue,
      );
      hooks.push(queryHook(typeName(name.value), needsVariables));
    } else if (operation === "mutation") {
      kinds.add("mutation");
      hooks.push(mutationHook(typeName(name.value)));
    } else {
      throw new Error(`No hook for ${operation} operations: ${name.value}`);
    }
  }
  if (hooks.length === 0) return "";
  const useQueryFile = relative(dirname(outputFile), "web/src/network/use-query.ts");
  const prepend = [
    ...(kinds.has("mutation") ? ['import { useMutation } from "@apollo/client/react";'] : []),
    ...(kinds.has("query")
      ? [
          'import type { SkipToken, useQuery as Query } from "@apollo/client/react";',
          `import { useQuery } from "${useQueryFile}";`,
        ]
      : []),
  ];
  return { prepend, content: hooks.join("\n") };
};
