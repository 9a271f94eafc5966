import type { DocumentNode } from "graphql";

export const getOperationName = ({ definitions }: DocumentNode): string => {
  for (const definition of definitions) {
    if (definition.kind === "OperationDefinition" && definition.name) return definition.name.value;
  }
  throw new Error("Every operation of the site has a name");
};
