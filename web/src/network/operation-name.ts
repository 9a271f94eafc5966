import type { DocumentNode } from "graphql";

/**
 * The name of a document's operation.
 *
 * @throws where it has none
 */
export const getOperationName = ({ definitions }: DocumentNode): string => {
  for (const definition of definitions) {
    if (definition.kind === "OperationDefinition" && definition.name) return definition.name.value;
  }
  throw new Error("Every operation of the site has a name");
};
