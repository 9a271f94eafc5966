import {
  type GraphQLField,
  type GraphQLSchema,
  introspectionTypes,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  TypeMetaFieldDef,
} from "graphql";
import type { ListSize } from "./cost-directives.ts";

/** The lists of one type that introspection returns. */
const LISTS_OF_TYPE = ["fields", "inputFields", "enumValues", "interfaces", "possibleTypes"];

/**
 * The sizes of the lists that introspection returns, which carry no `@listSize`. A list that is read for every type
 * has the mean size of the schema, rounded up; the lists of one type that is read by name, the largest.
 */
export function introspectionSizes(
  schema: GraphQLSchema,
): ReadonlyMap<GraphQLField<unknown, unknown>, ListSize> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  );
  const lengths = {
    fields: types.map((type) => ("getFields" in type ? Object.keys(type.getFields()).length : 0)),
    inputFields: types.map((type) =>
      isInputObjectType(type) ? Object.keys(type.getFields()).length : 0,
    ),
    enumValues: types.map((type) => (isEnumType(type) ? type.getValues().length : 0)),
    interfaces: types.map((type) => ("getInterfaces" in type ? type.getInterfaces().length : 0)),
    possibleTypes: types.map((type) =>
      isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type).length : 0,
    ),
  };
  const sizes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    __Schema: { types: types.length, directives: schema.getDirectives().length },
    __Type: Object.fromEntries(Object.entries(lengths).map(([name, each]) => [name, mean(each)])),
    __Field: { args: mean(fields.map(({ args }) => args.length)) },
    __Directive: { args: mean(schema.getDirectives().map(({ args }) => args.length)) },
  };
  const found = new Map<GraphQLField<unknown, unknown>, ListSize>([
    [
      TypeMetaFieldDef,
      { assumedSize: Math.max(...Object.values(lengths).flat()), sizedFields: LISTS_OF_TYPE },
    ],
  ]);
  for (const type of introspectionTypes) {
    for (const [name, size] of Object.entries(sizes[type.name] ?? {})) {
      const field = "getFields" in type ? type.getFields()[name] : undefined;
      if (field !== undefined && "args" in field) found.set(field, { assumedSize: size });
    }
  }
  return found;
}

function mean(lengths: readonly number[]): number {
  return Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
}
