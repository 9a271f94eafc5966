import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { findLanguage } from "../../lib/languages.ts";
import type { Variables } from "./list-sizes.ts";

/** The language that an operation states for its variables; English where they are wrong, and nothing is resolved then. */
export type LanguageOfVariables = (variables: Variables | undefined) => LanguageCode;

const NAME = "inContext";

/** Whether an operation says which language it is in. */
function statesLanguage({ directives }: OperationDefinitionNode): boolean {
  return directives?.some(({ name }) => name.value === NAME) ?? false;
}

const toDefault = () => DEFAULT_LANGUAGE;

/** Reads the language off an operation's `@inContext`. */
export function languageOfVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): LanguageOfVariables {
  const directive = schema.getDirective(NAME);
  if (directive == null || !statesLanguage(operation)) return toDefault;
  return (variables) => {
    if (variables === undefined) return DEFAULT_LANGUAGE;
    const { language } = getDirectiveValues(directive, operation, variables) ?? {};
    return findLanguage(language)?.code ?? DEFAULT_LANGUAGE;
  };
}
