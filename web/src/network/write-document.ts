import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import {
  Kind,
  print,
  type DirectiveNode,
  type DocumentNode,
  type NameNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
  type VariableNode,
} from "graphql";

/** A printed document without its line breaks and indentation: the text that the site sends, and whose hash it sends. */
const compactDocument = (printed: string): string => printed.replace(/\s+/g, " ");

const toName = (value: string): NameNode => ({ kind: Kind.NAME, value });
const variable: VariableNode = { kind: Kind.VARIABLE, name: toName("language") };
const definition: VariableDefinitionNode = {
  kind: Kind.VARIABLE_DEFINITION,
  variable,
  type: { kind: Kind.NAMED_TYPE, name: toName("LanguageCode") },
};
/** `@inContext(language: $language, country: $country)`, the latter where the operation has such a variable. */
const inContext = ({ variableDefinitions = [] }: OperationDefinitionNode): DirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: toName("inContext"),
  arguments: [
    variable,
    ...variableDefinitions
      .map((each) => each.variable)
      .filter(({ name }) => name.value === "country"),
  ].map((value) => ({ kind: Kind.ARGUMENT, name: value.name, value })),
});

/** A document as the site sends it: its operation answers in the language of a variable, for its country. */
export const writeDocument = ({ definitions, ...document }: DocumentNode): string =>
  compactDocument(
    print({
      ...document,
      definitions: definitions.map((each) =>
        each.kind === Kind.OPERATION_DEFINITION
          ? {
              ...each,
              variableDefinitions: [...(each.variableDefinitions ?? []), definition],
              directives: [...(each.directives ?? []), inContext(each)],
            }
          : each,
      ),
    }),
  );

/** The variables of such a document. Without a language it answers in English. */
export const withLanguage = <Variables extends object>(
  variables: Variables,
  code: LanguageCode,
): Variables =>
  code === DEFAULT_LANGUAGE ? variables : { ...variables, language: getLanguage(code).graphql };
