import type { DocumentNode, GraphQLField, GraphQLSchema, OperationDefinitionNode } from "graphql";
import {
  getDirectiveValues,
  getNamedType,
  isCompositeType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { CachePolicy, Freshness } from "../../request-scope.ts";

/** For how long, and by whom, the response to an operation may be reused. Ratings are no limit to the gateway. */
export interface OperationPolicy extends Required<Pick<CachePolicy, "maxAge" | "gatewayMaxAge">> {
  readonly scope: "PUBLIC" | "PRIVATE";
}

const NEVER: OperationPolicy = { maxAge: 0, gatewayMaxAge: 0, scope: "PUBLIC" };
const RATINGS = "RatingSummary";

const policies = new WeakMap<OperationDefinitionNode, OperationPolicy>();

/** How long the response to an operation may be stored: read once for as long as its parsed document is in memory. */
export function getCachePolicy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPolicy {
  const policy = policies.get(operation) ?? readCachePolicy(schema, document, operation);
  policies.set(operation, policy);
  return policy;
}

/**
 * Reads it from the schema's `@cacheControl` hints, off the document and not field by field while it runs. The shortest
 * `maxAge` of all fields decides, and one PRIVATE field makes the whole private; a field without a hint, on itself or on its
 * type, takes its parent's, and at the root may not be stored. Mutations never may.
 */
function readCachePolicy(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPolicy {
  const root = schema.getQueryType();
  const ofOperation = separateOperations(document)[operation.name?.value ?? ""];
  if (operation.operation !== "query" || root == null || ofOperation === undefined) return NEVER;
  const types = new TypeInfo(schema);
  let [maxAge, gatewayMaxAge] = [Infinity, Infinity];
  let scope: OperationPolicy["scope"] = "PUBLIC";
  const readField = () => {
    const field = types.getFieldDef();
    const hint = field ? getHint(schema, field) : {};
    // At the root, a field without a hint may not be stored, nor introspection and `__typename`.
    const age = hint.maxAge ?? (types.getParentType() === root ? 0 : Infinity);
    maxAge = Math.min(maxAge, age);
    if (getNamedType(types.getType())?.name !== RATINGS)
      gatewayMaxAge = Math.min(gatewayMaxAge, age);
    if (hint.scope === "PRIVATE") scope = "PRIVATE";
  };
  visit(ofOperation, visitWithTypeInfo(types, { Field: readField }));
  const orNever = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0);
  return { maxAge: orNever(maxAge), gatewayMaxAge: orNever(gatewayMaxAge), scope };
}

/** Limits for how long a response may be reused; one with errors must not be. Shared ratings may change unheard. */
export function limitReuse(
  { scope, maxAge, gatewayMaxAge }: OperationPolicy,
  complete: boolean,
  freshness: Freshness,
  ratings: { readonly isShared: boolean },
): void {
  const shareable = scope === "PUBLIC" && maxAge > 0;
  if (shareable) freshness.shareable = true;
  if (!shareable || !complete) freshness.limit({ maxAge: 0 });
  else freshness.limit({ maxAge, gatewayMaxAge: ratings.isShared ? maxAge : gatewayMaxAge });
}

interface Hint {
  readonly maxAge?: number | undefined;
  readonly scope?: OperationPolicy["scope"] | undefined;
}

/** The hint on a field, else that on its type. */
function getHint(schema: GraphQLSchema, { astNode, type }: GraphQLField<unknown, unknown>): Hint {
  const named = getNamedType(type);
  const ofField = readHint(schema, astNode);
  const ofType = isCompositeType(named) ? readHint(schema, named.astNode) : {};
  return { maxAge: ofField.maxAge ?? ofType.maxAge, scope: ofField.scope ?? ofType.scope };
}

function readHint(
  schema: GraphQLSchema,
  node: Parameters<typeof getDirectiveValues>[1] | null | undefined,
): Hint {
  const directive = schema.getDirective("cacheControl");
  const { maxAge, scope } = (directive && node && getDirectiveValues(directive, node)) ?? {};
  return {
    maxAge: typeof maxAge === "number" ? maxAge : undefined,
    scope: scope === "PRIVATE" || scope === "PUBLIC" ? scope : undefined,
  };
}
