import type { FieldNode, GraphQLField, GraphQLSchema, SelectionSetNode } from "graphql";
import {
  getNamedType,
  getNullableType,
  isListType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from "graphql";
import type { Cost } from "./cost.ts";
import { CostArguments } from "./cost-arguments.ts";
import type { CostDirectives, UpstreamCalls } from "./cost-directives.ts";
import type { Fragments } from "./walk.ts";

type Variables = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;

/** How many items a list without `@listSize` is taken to have. */
const DEFAULT_LIST_SIZE = 10;

/** What a selection costs for one object that it is made on. */
interface Selected extends Cost {
  /** Calls of this object that several of its fields share, by group. */
  readonly shared: ReadonlyMap<string, number>;
}

/** The cost of what costs nothing. */
export const NOTHING: Selected = { work: 0, upstreamCalls: 0, bulkCalls: 0, shared: new Map() };

/** A list size that a field states for the fields of its object (`sizedFields`). */
interface Sized {
  readonly fields: readonly string[];
  readonly size: number;
}

/** Adds up what the selections of one operation cost. */
export class CostCounter {
  /** Calls that are made once for the operation, by group. */
  readonly oncePerOperation = new Map<string, number>();
  readonly #schema: GraphQLSchema;
  readonly #directives: CostDirectives;
  readonly #fragments: Fragments;
  readonly #arguments: CostArguments;
  readonly #isTranslated: boolean;
  readonly #known = new Map<string, Selected>();

  /**
   * @param variables coerced, with their defaults
   * @param isTranslated whether the operation may be in another language than English
   */
  constructor(
    schema: GraphQLSchema,
    directives: CostDirectives,
    fragments: Fragments,
    variables: Variables,
    isTranslated: boolean,
  ) {
    this.#isTranslated = isTranslated;
    this.#schema = schema;
    this.#directives = directives;
    this.#fragments = fragments;
    this.#arguments = new CostArguments(directives, variables);
  }

  /** The variables that the cost depends on, those of parts that are left out aside. */
  get variablesRead(): ReadonlySet<string> {
    return this.#arguments.variablesRead;
  }

  /** The cost of a selection on one object; fields for several types are all counted. */
  selection(set: SelectionSetNode, typeName: string, sized?: Sized): Selected {
    let [work, upstreamCalls, bulkCalls] = [0, 0, 0];
    const shared = new Map<string, number>();
    for (const node of set.selections) {
      const part = this.#part(node, typeName, sized);
      work += part.work;
      upstreamCalls += part.upstreamCalls;
      bulkCalls += part.bulkCalls;
      for (const [group, count] of part.shared) raiseTo(shared, group, count);
    }
    return { work, upstreamCalls, bulkCalls, shared };
  }

  #part(
    node: SelectionSetNode["selections"][number],
    typeName: string,
    sized: Sized | undefined,
  ): Selected {
    if (this.#arguments.isLeftOut(node)) return NOTHING;
    switch (node.kind) {
      case Kind.FIELD:
        return this.#field(node, typeName, sized);
      case Kind.INLINE_FRAGMENT: {
        const type = node.typeCondition?.name.value ?? typeName;
        return this.selection(node.selectionSet, type, sized);
      }
      case Kind.FRAGMENT_SPREAD: {
        const name = node.name.value;
        const key = `${name} ${JSON.stringify(sized)}`;
        const known = this.#known.get(key);
        if (known !== undefined) return known;
        const fragment = this.#fragments.get(name);
        if (fragment === undefined) return NOTHING;
        const type = fragment.typeCondition.name.value;
        const counted = this.selection(fragment.selectionSet, type, sized);
        this.#known.set(key, counted);
        return counted;
      }
    }
  }

  #field(node: FieldNode, typeName: string, sized: Sized | undefined): Selected {
    const field = this.#definition(node.name.value, typeName);
    if (field === undefined) return NOTHING;
    const { weight, objectWeight, upstreamCalls, ...fieldCost } = this.#directives.ofField(field);
    const listSize = this.#arguments.listSizeOf(node, field, fieldCost.listSize);
    const stated = listSize && this.#arguments.listSize(node, field, listSize);
    const sizedFields = listSize?.sizedFields ?? [];
    const inner = node.selectionSet
      ? this.selection(
          node.selectionSet,
          getNamedType(field.type).name,
          sizedFields.length > 0 && stated != null
            ? { fields: sizedFields, size: stated }
            : undefined,
        )
      : NOTHING;
    const fromParent = sized?.fields.includes(field.name) ? sized.size : null;
    const isList = isListType(getNullableType(field.type));
    const size = isList ? (fromParent ?? stated ?? DEFAULT_LIST_SIZE) : 1;
    const calls = this.#calls(
      [...upstreamCalls, ...this.#arguments.upstreamCalls(node, field)],
      size,
    );
    const made = upstreamCalls.flatMap(({ includes }) => includes ?? []);
    const prefixes = [...made, ...inner.shared.keys()].map((group) => `${group}.`);
    const ofObjects = [...inner.shared]
      .filter(([group]) => !made.includes(group))
      .filter(([group]) => !prefixes.some((prefix) => group.startsWith(prefix)))
      .reduce((sum, [, count]) => sum + count, 0);
    return {
      work: weight + size * (objectWeight + inner.work),
      upstreamCalls: calls.upstreamCalls + size * (inner.upstreamCalls + ofObjects),
      bulkCalls: calls.bulkCalls + size * inner.bulkCalls,
      shared: calls.shared,
    };
  }

  /** Sorts a field's own calls by what they are made once for. */
  #calls(stated: readonly UpstreamCalls[], size: number): Selected {
    let [upstreamCalls, bulkCalls] = [0, 0];
    const shared = new Map<string, number>();
    for (const { count, per, group, bulk, translated } of stated) {
      if (translated && !this.#isTranslated) continue;
      if (per === "OBJECT") raiseTo(shared, group ?? "", count);
      else if (per === "OPERATION") raiseTo(this.oncePerOperation, group ?? "", count);
      else if (bulk) bulkCalls += per === "ITEM" ? count * size : count;
      else upstreamCalls += per === "ITEM" ? count * size : count;
    }
    return { work: 0, upstreamCalls, bulkCalls, shared };
  }

  #definition(name: string, typeName: string): Field | undefined {
    switch (name) {
      case "__typename":
        return TypeNameMetaFieldDef;
      case "__schema":
        return SchemaMetaFieldDef;
      case "__type":
        return TypeMetaFieldDef;
      default: {
        const type = this.#schema.getType(typeName);
        const field = type && "getFields" in type ? type.getFields()[name] : undefined;
        return field && "args" in field ? field : undefined;
      }
    }
  }
}

function raiseTo(counts: Map<string, number>, group: string, count: number): void {
  counts.set(group, Math.max(counts.get(group) ?? 0, count));
}
