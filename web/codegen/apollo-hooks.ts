import { dirname, relative } from "node:path";
import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import { Kind, OperationTypeNode } from "graphql";

const USE_QUERY = "web/src/network/use-query.ts";

/**
 * Emits a typed hook for each operation of a document: `useXxxQuery` and `useXxxMutation`. Stands in
 * for a published plugin, because none type-checks against Apollo Client 4.
 */
export const plugin: PluginFunction = (_schema, documents, _config, { outputFile = "" } = {}) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const hooks = operations.map(({ name, operation, variableDefinitions = [] }) => {
    if (!name) throw new Error("Every operation needs a name: its hook is named after it");
    const [of, document] = [name.value, `${name.value}Document`];
    if (operation === OperationTypeNode.MUTATION)
      return `export const use${of}Mutation = () => useMutation(${document});`;
    const isOptional = variableDefinitions.every(
      ({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE || defaultValue,
    );
    const options = `QueryOptions<${of}Query, ${of}QueryVariables>`;
    const parameter = isOptional
      ? `options?: ${options}`
      : `options: (${options} & { variables: ${of}QueryVariables }) | SkipToken`;
    return `export const use${of}Query = (${parameter}) => useQuery(${document}, options);`;
  });
  const names = new Set(operations.map(({ operation }) => operation));
  const useQueryFile = relative(dirname(outputFile), USE_QUERY);
  const prepend = [
    ...(names.has(OperationTypeNode.MUTATION)
      ? ['import { useMutation } from "@apollo/client/react";']
      : []),
    ...(names.has(OperationTypeNode.QUERY)
      ? [
          'import type { SkipToken } from "@apollo/client/react";',
          `import { type QueryOptions, useQuery } from "${useQueryFile}";`,
        ]
      : []),
  ];
  return { prepend, content: hooks.join("\n") };
};
