import {
  type FieldNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromAST,
} from "graphql";
import { z } from "zod";
import { LIMITS } from "../../config/limits.ts";
import { overLimit } from "./document-limits.ts";
import type { Fragments } from "./walk.ts";

/** The variables of an operation, coerced, with their defaults. */
export type Variables = Readonly<Record<string, unknown>>;

/** How many items a list without `@listSize` is taken to have. */
const DEFAULT_SIZE = 10;

const ListSize = z.object({
  assumedSize: z.number().nullish(),
  slicingArguments: z.array(z.string()).nullish(),
  sizedFields: z.array(z.string()).nullish(),
});

/** Sizes of the lists in an object that the field of the object states. */
type Sized = ReadonlyMap<string, number>;

const NO_SIZES: Sized = new Map();

/**
 * Refuses an operation whose lists of lists would hold too many objects together, by their `@listSize`.
 *
 * @param variables coerced, with their defaults
 * @throws GraphQLError COST_LIMIT_EXCEEDED
 */
export function checkListSizes(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
): void {
  const counted = new Map<string, number>();

  const countSelection = (set: SelectionSetNode, typeName: string, sized: Sized): number => {
    let objects = 0;
    for (const node of set.selections) {
      if (isLeftOut(node.directives, variables)) continue;
      switch (node.kind) {
        case Kind.FIELD:
          objects += countField(node, typeName, sized);
          break;
        case Kind.INLINE_FRAGMENT:
          objects += countSelection(
            node.selectionSet,
            node.typeCondition?.name.value ?? typeName,
            sized,
          );
          break;
        case Kind.FRAGMENT_SPREAD:
          objects += countFragment(node.name.value, sized);
      }
    }
    return objects;
  };

  const countFragment = (name: string, sized: Sized): number => {
    const key = `${name} ${[...sized].join(" ")}`;
    const fragment = fragments.get(name);
    const known = counted.get(key);
    if (known !== undefined || fragment === undefined) return known ?? 0;
    const objects = countSelection(fragment.selectionSet, fragment.typeCondition.name.value, sized);
    counted.set(key, objects);
    return objects;
  };

  const countField = (node: FieldNode, typeName: string, sized: Sized): number => {
    const type = schema.getType(typeName);
    const field = type && "getFields" in type ? type.getFields()[node.name.value] : undefined;
    // Introspection is bounded by the schema, and validation bounds how often it may nest.
    if (field === undefined || !("args" in field) || node.selectionSet === undefined) return 0;
    const stated = readSize(field, node);
    const inner = countSelection(node.selectionSet, getNamedType(field.type).name, stated.fields);
    const isList = isListType(getNullableType(field.type));
    const size = isList ? (sized.get(field.name) ?? stated.size ?? DEFAULT_SIZE) : 1;
    return size * (1 + inner);
  };

  const readSize = (field: GraphQLField<unknown, unknown>, node: FieldNode) => {
    const listSize = readListSize(schema, field);
    if (listSize === null) return { size: null, fields: NO_SIZES };
    const { assumedSize, slicingArguments, sizedFields } = listSize;
    const sizes = (slicingArguments ?? []).flatMap((name) => {
      const argument = field.args.find((each) => each.name === name);
      const given = node.arguments?.find((each) => each.name.value === name);
      const value =
        (given && argument && valueFromAST(given.value, argument.type, variables)) ??
        argument?.defaultValue;
      if (Array.isArray(value)) return [value.length];
      return typeof value === "number" ? [Math.max(0, value)] : [];
    });
    const size = sizes.length > 0 ? Math.max(...sizes) : (assumedSize ?? null);
    const names = size === null ? [] : (sizedFields ?? []);
    return { size, fields: new Map(names.map((name) => [name, size ?? DEFAULT_SIZE])) };
  };

  const root = schema.getRootType(operation);
  const objects = root ? countSelection(selectionSet, root.name, NO_SIZES) : 0;
  const { objects: max } = LIMITS.graphql;
  if (objects > max) {
    throw overLimit(
      "COST_LIMIT_EXCEEDED",
      `The lists of the operation may hold ${objects} objects; ${max} are allowed. Ask for fewer at a time.`,
    );
  }
}

/** What the schema states of a field's list; null for nothing. */
export function readListSize(schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>) {
  const directive = schema.getDirective("listSize");
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return values === undefined ? null : ListSize.parse(values);
}

/** Whether `@include` or `@skip` leaves a part of a selection out. */
function isLeftOut(directives: FieldNode["directives"], variables: Variables): boolean {
  return (directives ?? []).some(({ name, arguments: given }) => {
    const condition = given?.find((argument) => argument.name.value === "if")?.value;
    const value =
      condition?.kind === Kind.VARIABLE
        ? variables[condition.name.value]
        : condition?.kind === Kind.BOOLEAN && condition.value;
    return name.value === "include" ? value === false : name.value === "skip" && value === true;
  });
}
