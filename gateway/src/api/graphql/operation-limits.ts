import {
  type DocumentNode,
  type FieldNode,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  GraphQLError,
  type GraphQLSchema,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromAST,
} from "graphql";
import { LIMITS } from "../../config/limits.ts";

/** The variables of an operation, coerced, with their defaults. */
export type Variables = Readonly<Record<string, unknown>>;

/** How many items a list without `@listSize` is taken to have. */
const DEFAULT_SIZE = 10;

/** The arguments of `@listSize`, as the schema declares them. */
interface ListSize {
  readonly assumedSize?: number | null;
  readonly slicingArguments?: readonly string[] | null;
  readonly sizedFields?: readonly string[] | null;
}

/** Sizes of the lists in an object that the field of the object states. */
type Sized = ReadonlyMap<string, number>;

const NO_SIZES: Sized = new Map();

/** How deep a selection is, how often its fields are renamed, and how many objects its lists may hold; fragments unfolded. */
interface Measures {
  readonly depth: number;
  readonly aliases: number;
  readonly objects: number;
}

const NOTHING: Measures = { depth: 0, aliases: 0, objects: 0 };

/** Refuses a valid operation that is too deep, has too many aliases, or whose lists may hold too many objects (`@listSize`). */
export function checkLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): void {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  // Each fragment is measured once: those that spread others would take long.
  const measured = new Map<string, Measures>();

  const measureSelection = (set: SelectionSetNode, typeName: string, sized: Sized): Measures => {
    let { depth, aliases, objects } = NOTHING;
    for (const node of set.selections) {
      const inner = measureNode(node, typeName, sized);
      depth = Math.max(depth, inner.depth);
      aliases += inner.aliases;
      objects += inner.objects;
    }
    return { depth, aliases, objects };
  };

  const measureNode = (node: SelectionNode, typeName: string, sized: Sized): Measures => {
    if (node.kind === Kind.FIELD) return measureField(node, typeName, sized);
    if (node.kind === Kind.FRAGMENT_SPREAD) return measureFragment(node.name.value, sized);
    return measureSelection(node.selectionSet, node.typeCondition?.name.value ?? typeName, sized);
  };

  const measureFragment = (name: string, sized: Sized): Measures => {
    const key = `${name} ${[...sized].join(" ")}`;
    const fragment = fragments.get(name);
    const known = measured.get(key);
    if (known !== undefined || fragment === undefined) return known ?? NOTHING;
    const found = measureSelection(fragment.selectionSet, fragment.typeCondition.name.value, sized);
    measured.set(key, found);
    return found;
  };

  const measureField = (node: FieldNode, typeName: string, sized: Sized): Measures => {
    const type = schema.getType(typeName);
    const field = type && "getFields" in type ? type.getFields()[node.name.value] : undefined;
    const aliases = node.alias === undefined ? 0 : 1;
    if (field === undefined || !("args" in field) || node.selectionSet === undefined) {
      return { depth: 1, aliases, objects: 0 };
    }
    const stated = readSize(field, node);
    const inner = measureSelection(node.selectionSet, getNamedType(field.type).name, stated.fields);
    const isList = isListType(getNullableType(field.type));
    const size = isList ? (sized.get(field.name) ?? stated.size ?? DEFAULT_SIZE) : 1;
    return {
      depth: 1 + inner.depth,
      aliases: aliases + inner.aliases,
      objects: size * (1 + inner.objects),
    };
  };

  const readSize = (field: GraphQLField<unknown, unknown>, node: FieldNode) => {
    const { assumedSize, slicingArguments, sizedFields } = getListSize(schema, field);
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

  const root = schema.getRootType(operation.operation);
  const { depth, aliases, objects } = root
    ? measureSelection(operation.selectionSet, root.name, NO_SIZES)
    : NOTHING;
  const limits = LIMITS.graphql;
  if (depth > limits.depth) {
    const message = `The operation is ${depth} fields deep; ${limits.depth} are allowed.`;
    throw overLimit("DEPTH_LIMIT_EXCEEDED", message);
  }
  if (aliases > limits.aliases) {
    const message = `The operation has ${aliases} aliases; ${limits.aliases} are allowed.`;
    throw overLimit("ALIAS_LIMIT_EXCEEDED", message);
  }
  if (objects > limits.objects) {
    const message = `The lists of the operation may hold ${objects} objects; ${limits.objects} are allowed.`;
    throw overLimit("COST_LIMIT_EXCEEDED", `${message} Ask for fewer at a time.`);
  }
}

/** The error of an operation over a limit; the client gets its message and HTTP status 400. */
function overLimit(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

const listSizes = new WeakMap<GraphQLField<unknown, unknown>, ListSize>();

/** What the schema states of a field's list, read once; empty for nothing. */
function getListSize(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): ListSize {
  const known = listSizes.get(field);
  if (known !== undefined) return known;
  const directive = schema.getDirective("listSize");
  const found: ListSize =
    (directive && field.astNode && getDirectiveValues(directive, field.astNode)) ?? {};
  listSizes.set(field, found);
  return found;
}
