import type { FieldNode, GraphQLField, GraphQLInputType, SelectionNode, ValueNode } from "graphql";
import { getNamedType, GraphQLBoolean, isInputObjectType, valueFromAST, visit } from "graphql";
import type { CostDirectives, ListSize, UpstreamCalls } from "./cost-directives.ts";

type Field = GraphQLField<unknown, unknown>;

/** The calls of an argument that is given so many items. */
const ofItems = (calls: UpstreamCalls, items: number): UpstreamCalls =>
  calls.per === "ITEM" ? { ...calls, per: "FIELD", count: calls.count * items } : calls;

/** Reads the arguments that the cost of one operation depends on. */
export class CostArguments {
  /** The variables that the cost depends on, those of parts that are left out aside. */
  readonly variablesRead = new Set<string>();
  readonly #directives: CostDirectives;
  readonly #variables: Readonly<Record<string, unknown>>;

  /** @param variables coerced, with their defaults */
  constructor(directives: CostDirectives, variables: Readonly<Record<string, unknown>>) {
    this.#directives = directives;
    this.#variables = variables;
  }

  /** The `@listSize` of the arguments that are given, where one has one; else that of the field. */
  listSizeOf(node: FieldNode, field: Field, ofField: ListSize | null): ListSize | null {
    for (const argument of field.args) {
      const size = this.#directives.sizeWith(argument);
      if (size && this.#valueOf(node, field, argument.name) != null) return size;
    }
    return ofField;
  }

  /** How many items a field's list has by its `@listSize`, at most; null where that states none. */
  listSize(node: FieldNode, field: Field, listSize: ListSize): number | null {
    const sizes = (listSize.slicingArguments ?? []).flatMap((name) => {
      const value = this.#valueOf(node, field, name);
      if (typeof value === "number") return [Math.max(0, value)];
      return Array.isArray(value) ? [value.length] : [];
    });
    return sizes.length > 0 ? Math.max(...sizes) : (listSize.assumedSize ?? null);
  }

  /** The further calls that the given arguments of a field, and fields of its input objects, cause. */
  upstreamCalls(node: FieldNode, field: Field): UpstreamCalls[] {
    return field.args.flatMap((argument) => {
      const stated = this.#directives.ofInput(argument);
      if (stated.length === 0 && !isInputObjectType(getNamedType(argument.type))) return [];
      const value = this.#valueOf(node, field, argument.name);
      const items = Array.isArray(value) ? value.length : 1;
      return [
        ...(value == null ? [] : stated.map((calls) => ofItems(calls, items))),
        ...this.#callsOf(argument.type, value),
      ];
    });
  }

  /** Whether `@include` or `@skip` leaves a part of a selection out; not where that depends on a variable without a value. */
  isLeftOut({ directives = [] }: SelectionNode): boolean {
    return directives.some(({ name, arguments: given = [] }) => {
      const leavesOutAt = { include: false, skip: true }[name.value];
      if (leavesOutAt === undefined) return false;
      const condition = given.find((argument) => argument.name.value === "if");
      this.#readVariables(condition?.value);
      return valueFromAST(condition?.value, GraphQLBoolean, this.#variables) === leavesOutAt;
    });
  }

  #readVariables(value: ValueNode | undefined) {
    if (value) visit(value, { Variable: ({ name }) => void this.variablesRead.add(name.value) });
  }

  #valueOf(node: FieldNode, field: Field, name: string): unknown {
    const argument = field.args.find((candidate) => candidate.name === name);
    if (argument === undefined) return undefined;
    const given = node.arguments?.find((candidate) => candidate.name.value === name);
    this.#readVariables(given?.value);
    const value = given && valueFromAST(given.value, argument.type, this.#variables);
    return value === undefined ? argument.defaultValue : value;
  }

  #callsOf(type: GraphQLInputType, value: unknown): UpstreamCalls[] {
    if (Array.isArray(value)) return value.flatMap((item) => this.#callsOf(type, item));
    const named = getNamedType(type);
    if (!isInputObjectType(named) || typeof value !== "object" || value === null) return [];
    const fields = named.getFields();
    return Object.entries(value).flatMap(([name, given]) => {
      const field = fields[name];
      if (field === undefined || given == null) return [];
      return [...this.#directives.ofInput(field), ...this.#callsOf(field.type, given)];
    });
  }
}
