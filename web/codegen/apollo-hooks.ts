import { dirname, relative } from "node:path";
import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { Kind, type OperationTypeNode } from "graphql";

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
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return "";
  const hooks = operations.map(({ name, operation, variableDefinitions = [] }) => {
    if (!name) throw new Error("Every operation needs a name: its hook is named after it");
    if (operation === "mutation") return mutationHook(name.value);
    const needsVariables = variableDefinitions.some(
      ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    );
    return queryHook(name.value, needsVariables);
  });
  const has = (kind: `${OperationTypeNode}`) =>
    operations.some(({ operation }) => operation === kind);
  const useQueryFile = relative(dirname(outputFile), "web/src/network/use-query.ts");
  const prepend = [
    ...(has("mutation") ? ['import { useMutation } from "@apollo/client/react";'] : []),
    ...(has("query")
      ? [
          'import type { SkipToken, useQuery as Query } from "@apollo/client/react";',
          `import { useQuery } from "${useQueryFile}";`,
        ]
      : []),
  ];
  return { prepend, content: hooks.join("\n") };
};
