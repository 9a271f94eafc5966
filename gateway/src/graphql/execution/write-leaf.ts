import { type GraphQLLeafType, isEnumType } from "graphql";
import { CannotWrite } from "./cannot-write.ts";

/** Writes a value of a scalar or an enum as JSON, as the type's `serialize` has it. */
export type WriteLeaf = (value: unknown) => string;

/** @throws CannotWrite, or what the type throws, where the value is none of the type's */
export function leafWriter(type: GraphQLLeafType): WriteLeaf {
  if (isEnumType(type)) return enumWriter(type.getValues());
  const serialize = (value: unknown) => textOf(type.serialize(value));
  switch (type.name) {
    case "String":
    case "URL":
    case "CountryCode":
    case "Date":
    case "DateTime":
      return (value) => (typeof value === "string" ? JSON.stringify(value) : serialize(value));
    case "Int":
      return (value) =>
        typeof value === "number" && (value | 0) === value ? String(value) : serialize(value);
    case "Float":
      return (value) =>
        typeof value === "number" && Number.isFinite(value) ? String(value) : serialize(value);
    default:
      return serialize;
  }
}

function enumWriter(values: readonly { readonly name: string; readonly value: unknown }[]) {
  const texts = new Map(values.map(({ name, value }) => [value, JSON.stringify(name)]));
  return (value: unknown): string => {
    const text = texts.get(value);
    if (text === undefined) throw new CannotWrite();
    return text;
  };
}

function textOf(value: unknown): string {
  const text = value == null ? undefined : JSON.stringify(value);
  if (text === undefined) throw new CannotWrite();
  return text;
}
