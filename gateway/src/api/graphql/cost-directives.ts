import type {
  DirectiveNode,
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLSchema,
} from "graphql";
import { getArgumentValues, getNamedType, isCompositeType, isIntrospectionType } from "graphql";
import { z } from "zod";
import { introspectionSizes } from "./introspection-sizes.ts";

/** What an object and what a scalar or enum field weigh without `@cost`. */
const OBJECT_WEIGHT = 1;
const LEAF_WEIGHT = 0.1;
/** What an object weighs that describes the schema: nothing is looked up or converted for it. */
const INTROSPECTION_WEIGHT = 0.5;

const Weight = z.object({ weight: z.string().transform(Number).pipe(z.number().nonnegative()) });

const ListSize = z.object({
  assumedSize: z.number().nullish(),
  slicingArguments: z.array(z.string()).nullish(),
  sizedFields: z.array(z.string()).nullish(),
});

const UpstreamCalls = z.object({
  count: z.number(),
  per: z.enum(["FIELD", "ITEM", "OBJECT", "OPERATION"]),
  group: z.string().nullish(),
  includes: z.array(z.string()).nullish(),
  bulk: z.boolean(),
  translated: z.boolean(),
});

/** A list's size, as `@listSize` states it. */
export type ListSize = z.infer<typeof ListSize>;
/** Calls to the film database, as one `@upstreamCalls` states them. */
export type UpstreamCalls = z.infer<typeof UpstreamCalls>;

/** What the schema's directives say of one field. */
export interface FieldCost {
  /** The work of resolving the field once, without its objects. */
  readonly weight: number;
  /** The work of each object that the field returns; 0 for scalars and enums. */
  readonly objectWeight: number;
  readonly listSize: ListSize | null;
  readonly upstreamCalls: readonly UpstreamCalls[];
}

/** Reads the directives that state costs, each field once. */
export class CostDirectives {
  readonly #schema: GraphQLSchema;
  readonly #fields = new Map<GraphQLField<unknown, unknown>, FieldCost>();

  readonly #introspection: ReadonlyMap<GraphQLField<unknown, unknown>, ListSize>;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.#introspection = introspectionSizes(schema);
  }

  /** @throws ZodError when the schema states a weight that is no number */
  ofField(field: GraphQLField<unknown, unknown>): FieldCost {
    let cost = this.#fields.get(field);
    if (cost === undefined) {
      const type = getNamedType(field.type);
      const composite = isCompositeType(type);
      cost = {
        weight: this.#weightOf(field) ?? (composite ? 0 : (this.#weightOf(type) ?? LEAF_WEIGHT)),
        objectWeight: composite ? (this.#weightOf(type) ?? getDefaultWeight(type)) : 0,
        listSize:
          this.#read("listSize", field, ListSize)[0] ?? this.#introspection.get(field) ?? null,
        upstreamCalls: this.#read("upstreamCalls", field, UpstreamCalls),
      };
      this.#fields.set(field, cost);
    }
    return cost;
  }

  /** The further calls that giving an argument or an input field causes. */
  ofInput(field: GraphQLArgument | GraphQLInputField): readonly UpstreamCalls[] {
    return this.#read("upstreamCalls", field, UpstreamCalls);
  }

  /** A list's size where an argument of its field is given; null where the argument does not change it. */
  sizeWith(argument: GraphQLArgument): ListSize | null {
    return this.#read("listSize", argument, ListSize)[0] ?? null;
  }

  #weightOf(of: GraphQLField<unknown, unknown> | GraphQLNamedType): number | undefined {
    return this.#read("cost", of, Weight)[0]?.weight;
  }

  #read<Values>(
    name: string,
    {
      astNode,
    }: {
      astNode?: { readonly directives?: readonly DirectiveNode[] | undefined } | null | undefined;
    },
    values: z.ZodType<Values>,
  ): Values[] {
    const directive = this.#schema.getDirective(name);
    if (directive == null) return [];
    const nodes = astNode?.directives?.filter((node) => node.name.value === name) ?? [];
    return nodes.map((node) => values.parse(getArgumentValues(directive, node)));
  }
}

function getDefaultWeight(type: GraphQLNamedType): number {
  return isIntrospectionType(type) ? INTROSPECTION_WEIGHT : OBJECT_WEIGHT;
}
