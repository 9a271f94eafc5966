import type { GraphQLArgument, GraphQLField, GraphQLSchema } from "graphql";
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from "graphql";
import { LITERALS, oneOf, variableOf } from "./made-up-values.ts";
import { repeat, type WorstQuery } from "./worst-queries.ts";

/** As often as a name may be in one selection, and once more. */
const REPEATS = [2, 3, 5, 7, 10, 10, 11];
const MAX_ALIASES = 49;
const MAX_DEPTH = 8;

/**
 * Makes up an operation: a random tree of fields, most of a type's scalars and some of its objects, some under several
 * aliases; fields, fragments and inline fragments that are there several times; variables that are valid or not.
 *
 * @param random gives numbers from 0 to 1
 */
export function randomWorst(schema: GraphQLSchema, random: () => number): WorstQuery {
  return new MadeUpOperation(schema, random).make();
}

class MadeUpOperation {
  readonly #schema: GraphQLSchema;
  readonly #random: () => number;
  readonly #maxTokens: number;
  /** How often it repeats itself, and how often it uses a variable: some operations always, some never. */
  readonly #repetitive: number;
  readonly #variable: number;
  #aliases = 0;
  #tokens = 0;
  /** By the name of their type; each is complete, so that none holds itself. */
  readonly #fragments = new Map<string, string[]>();
  readonly #definitions: string[] = [];
  readonly #declared: string[] = [];
  readonly #values: Record<string, unknown> = {};

  constructor(schema: GraphQLSchema, random: () => number) {
    this.#schema = schema;
    this.#random = random;
    this.#maxTokens = 100 + random() * 1400;
    this.#repetitive = random() < 0.5 ? 0 : random() * 0.3;
    this.#variable = random() < 0.6 ? 0 : random() * 0.4;
  }

  make(): WorstQuery {
    const selection = this.#selection(this.#schema.getQueryType()?.name ?? "", 1);
    const declared = this.#declared.length > 0 ? `query (${this.#declared.join(" ")}) ` : "";
    const query = `${declared}{ ${selection} } ${this.#definitions.join(" ")}`;
    return { name: "generated", query, variables: this.#values };
  }

  #chance(of: number): boolean {
    return this.#random() < of;
  }

  #selection(typeName: string, depth: number): string {
    const type = this.#schema.getType(typeName);
    if (isUnionType(type)) {
      return this.#schema
        .getPossibleTypes(type)
        .map(({ name }) => `... on ${name} { ${this.#selection(name, depth)} }`)
        .join(" ");
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return "__typename";
    const parts = ["__typename"];
    for (const field of Object.values(type.getFields())) {
      const composite = isCompositeType(getNamedType(field.type));
      if (this.#chance(depth === 1 ? 0.85 : composite ? 0.55 : 0.2)) continue;
      parts.push(...this.#fields(field, depth));
    }
    if (this.#chance(this.#repetitive)) parts.push(this.#spread(typeName));
    return parts.map((part) => this.#repeated(part, typeName)).join(" ");
  }

  /** A field, under several aliases now and then. */
  #fields(field: GraphQLField<unknown, unknown>, depth: number): string[] {
    const named = getNamedType(field.type);
    const times = this.#chance(0.15) ? 1 + Math.floor(this.#random() * 8) : 1;
    const parts: string[] = [];
    for (let time = 0; time < times; time += 1) {
      if (this.#tokens > this.#maxTokens || depth > MAX_DEPTH) break;
      const aliased = this.#aliases < MAX_ALIASES && (times > 1 || this.#chance(0.1));
      if (!aliased && time > 0) break;
      const alias = aliased ? `x${(this.#aliases += 1)}: ` : "";
      this.#tokens += aliased ? 2 : 0;
      const composite = isCompositeType(named);
      const inner = composite ? ` { ${this.#selection(named.name, depth + 1)} }` : "";
      this.#tokens += composite ? 3 : 0;
      parts.push(`${alias}${this.#call(field)}${this.#directive()}${inner}`);
    }
    return parts;
  }

  #call(field: GraphQLField<unknown, unknown>): string {
    const given = field.args
      .filter((argument) => isRequiredArgument(argument) || this.#chance(0.4))
      .flatMap((argument) => {
        const value = this.#argument(argument);
        return value === undefined ? [] : [`${argument.name}: ${value}`];
      });
    this.#tokens += 1 + given.length * 3;
    return given.length > 0 ? `${field.name}(${given.join(", ")})` : field.name;
  }

  #argument({ type }: GraphQLArgument): string | undefined {
    const { name } = getNamedType(type);
    if (this.#chance(this.#variable)) {
      const isList = isListType(getNullableType(type));
      return this.#declare(String(type), variableOf(this.#random, name, isList));
    }
    return LITERALS[name]?.(this.#random);
  }

  #declare(type: string, value: unknown): string {
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: ${type}`);
    this.#values[name] = value;
    this.#tokens += 4;
    return `$${name}`;
  }

  #directive(): string {
    if (!this.#chance(this.#variable / 10)) return "";
    const name = oneOf(this.#random, ["include", "skip"]);
    const value = this.#chance(0.8) ? this.#chance(0.5) : null;
    this.#tokens += 6;
    return ` @${name}(if: ${this.#declare("Boolean!", value)})`;
  }

  /** A spread of a fragment on a type: one that is there already, or a new one. */
  #spread(typeName: string): string {
    const known = this.#fragments.get(typeName) ?? [];
    if (known.length > 0 && this.#chance(0.6)) return oneOf(this.#random, known);
    const selection = this.#selection(typeName, MAX_DEPTH - 1);
    const name = `F${this.#definitions.length}`;
    this.#definitions.push(`fragment ${name} on ${typeName} { ${selection} }`);
    this.#tokens += 6;
    const spread = `...${name}`;
    this.#fragments.set(typeName, [...(this.#fragments.get(typeName) ?? []), spread]);
    return spread;
  }

  /** A part of a selection, several times now and then, on its own or within inline fragments. */
  #repeated(part: string, typeName: string): string {
    const times = this.#chance(this.#repetitive) ? oneOf(this.#random, REPEATS) : 1;
    const length = part.split(/\W+/u).length;
    if (times === 1 || this.#tokens + length * times > this.#maxTokens * 1.3) return part;
    this.#tokens += length * (times - 1);
    return this.#chance(0.3)
      ? repeat(times, () => `... on ${typeName} { ${part} }`)
      : repeat(times, () => part);
  }
}
