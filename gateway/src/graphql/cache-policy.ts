import type {
  FieldNode,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from "graphql";
import { getDirectiveValues, getNamedType, isCompositeType, Kind } from "graphql";
import type { Freshness } from "../request-scope.ts";
import type { Fragments } from "./walk.ts";

/** For how long, and by whom, the response to an operation may be stored. */
export interface CachePolicy {
  /** In seconds; 0 when the response may not be stored at all. */
  readonly maxAge: number;
  /** The same for the gateway, which deletes a response when a title in it is rated: its ratings are no limit. */
  readonly storage: number;
  readonly scope: "PUBLIC" | "PRIVATE";
}

const NEVER: CachePolicy = { maxAge: 0, storage: 0, scope: "PUBLIC" };
/** The type of the ratings in a response. */
const RATINGS = "RatingSummary";

/**
 * Reads from the schema's `@cacheControl` hints how long the response to an operation may be stored.
 *
 * It is read off the document once, not field by field while it runs. The shortest `maxAge` of all
 * fields decides, and one PRIVATE field makes the whole private; a field without a hint, on itself
 * or on its type, takes its parent's, and at the root may not be stored. Mutations never may.
 */
export function getCachePolicy(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
): CachePolicy {
  const root = schema.getQueryType();
  if (operation.operation !== "query" || root == null) return NEVER;
  const reader = new HintReader(schema, fragments);
  reader.read(operation.selectionSet, root, true);
  return reader.policy;
}

/**
 * Limits for how long a response may be reused.
 *
 * @param complete whether it has no errors; one with errors must not be reused
 * @param ratings whether ratings may be stored that this gateway does not hear of
 */
export function limitReuse(
  { scope, maxAge, storage }: CachePolicy,
  complete: boolean,
  freshness: Freshness,
  ratings: { readonly isShared: boolean },
): void {
  const shareable = scope === "PUBLIC" && maxAge > 0;
  if (shareable) freshness.markShareable();
  freshness.limitMaxAge(shareable && complete ? maxAge : 0);
  freshness.limitStorage(shareable && complete ? (ratings.isShared ? maxAge : storage) : 0);
}

interface Hint {
  readonly maxAge?: number | undefined;
  readonly scope?: CachePolicy["scope"] | undefined;
}

class HintReader {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #seen = new Set<string>();
  #maxAge = Infinity;
  #storage = Infinity;
  #scope: CachePolicy["scope"] = "PUBLIC";

  constructor(schema: GraphQLSchema, fragments: Fragments) {
    this.#schema = schema;
    this.#fragments = fragments;
  }

  get policy(): CachePolicy {
    const orNever = (seconds: number) => (Number.isFinite(seconds) ? seconds : 0);
    const [maxAge, storage] = [orNever(this.#maxAge), orNever(this.#storage)];
    return { maxAge, storage, scope: this.#scope };
  }

  read(set: SelectionSetNode, type: GraphQLNamedType, atRoot: boolean): void {
    for (const node of set.selections) {
      switch (node.kind) {
        case Kind.FIELD:
          this.#field(node, type, atRoot);
          break;
        case Kind.INLINE_FRAGMENT:
          this.#onType(node.selectionSet, node.typeCondition?.name.value ?? type.name, atRoot);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const fragment = this.#fragments.get(node.name.value);
          if (fragment === undefined || this.#seen.has(fragment.name.value)) break;
          this.#seen.add(fragment.name.value);
          this.#onType(fragment.selectionSet, fragment.typeCondition.name.value, atRoot);
          break;
        }
      }
    }
  }

  #onType(set: SelectionSetNode, typeName: string, atRoot: boolean): void {
    const type = this.#schema.getType(typeName);
    if (type) this.read(set, type, atRoot);
  }

  #field(node: FieldNode, parent: GraphQLNamedType, atRoot: boolean): void {
    const field = "getFields" in parent ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined) {
      // __typename says nothing itself; introspection is never stored.
      if (atRoot) this.#narrow({ maxAge: 0 }, null);
      return;
    }
    const type = getNamedType(field.type);
    const ofField = this.#hint(field.astNode);
    const ofType = isCompositeType(type) ? this.#hint(type.astNode) : {};
    const hint: Hint = {
      maxAge: ofField.maxAge ?? ofType.maxAge ?? (atRoot ? 0 : undefined),
      scope: ofField.scope ?? ofType.scope,
    };
    this.#narrow(hint, type);
    if (node.selectionSet && isCompositeType(type)) this.read(node.selectionSet, type, false);
  }

  #narrow(hint: Hint, type: GraphQLNamedType | null): void {
    const { maxAge = Infinity } = hint;
    this.#maxAge = Math.min(this.#maxAge, maxAge);
    if (type?.name !== RATINGS) this.#storage = Math.min(this.#storage, maxAge);
    if (hint.scope === "PRIVATE") this.#scope = "PRIVATE";
  }

  #hint(node: Parameters<typeof getDirectiveValues>[1] | null | undefined): Hint {
    const directive = this.#schema.getDirective("cacheControl");
    const values = directive && node ? getDirectiveValues(directive, node) : undefined;
    if (values === undefined) return {};
    const { maxAge, scope } = values;
    return {
      maxAge: typeof maxAge === "number" ? maxAge : undefined,
      scope: scope === "PRIVATE" || scope === "PUBLIC" ? scope : undefined,
    };
  }
}
