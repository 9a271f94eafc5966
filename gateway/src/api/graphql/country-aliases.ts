import { aliasedCountry } from "@flickmap/schema/country-names.ts";
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { CountryCode } from "./scalars.ts";

/** The texts, of a document or an operation's variables as they were sent, that name a country in place of its code. */
export type AliasesOfVariables = (
  variables: Readonly<Record<string, unknown>> | undefined,
) => readonly string[];

/** Reads what an operation names countries by, such as UK for GB. */
export function aliasesOfVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): AliasesOfVariables {
  const written = writtenAliases(schema, document);
  const types = variableDefinitions.flatMap(({ variable, type }) => {
    const known = typeFromAST(schema, type);
    return isInputType(known) ? [[variable.name.value, known] as const] : [];
  });
  return (variables = {}) => [
    ...written,
    ...types.flatMap(([name, type]) => aliasesIn(variables[name], type)),
  ];
}

function writtenAliases(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const read = visitWithTypeInfo(types, {
    StringValue: ({ value }) => {
      const type = types.getInputType();
      if (type != null && getNamedType(type) === schema.getType(CountryCode.name)) {
        if (aliasedCountry(value) !== null) found.push(value);
      }
    },
  });
  visit(document, read);
  return found;
}

function aliasesIn(value: unknown, given: GraphQLInputType): readonly string[] {
  const type = getNullableType(given);
  if (isListType(type)) return [value].flat().flatMap((item) => aliasesIn(item, type.ofType));
  if (isInputObjectType(type)) {
    const parts: Readonly<Record<string, unknown>> = { ...(value as object | null) };
    return Object.values(type.getFields()).flatMap((field) =>
      aliasesIn(parts[field.name], field.type),
    );
  }
  const isAlias = type.name === CountryCode.name && typeof value === "string";
  return isAlias && aliasedCountry(value) !== null ? [value] : [];
}
