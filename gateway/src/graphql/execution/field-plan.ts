import {
  type FieldNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from "graphql";
import type { Fragments } from "../walk.ts";

/** What decides which fields are requested. */
export interface Query {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
  /** The values of the variables that conditions have. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The fields that a selection requests of an object, by the name that they have in the response. */
type RequestedFields = ReadonlyMap<string, readonly FieldNode[]>;

/** Collects the fields that selections request of objects of one type (`CollectFields` in the specification). */
export function requestedFields(
  { schema, fragments, variables }: Query,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
): RequestedFields {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const isOn = (condition: Parameters<typeof typeFromAST>[1] | undefined) => {
    const on = condition && typeFromAST(schema, condition);
    return on === undefined || on === type || (isAbstractType(on) && schema.isSubType(on, type));
  };
  const collect = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (!isIncluded(node, variables)) continue;
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const known = fields.get(name);
        if (known === undefined) fields.set(name, [node]);
        else known.push(node);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (isOn(node.typeCondition)) collect(node.selectionSet);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments.get(node.name.value);
        if (fragment && isOn(fragment.typeCondition)) collect(fragment.selectionSet);
      }
    }
  };
  for (const set of selections) collect(set);
  return fields;
}

function isIncluded(node: SelectionNode, variables: Query["variables"]): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
  return skip?.["if"] !== true && include?.["if"] !== false;
}
