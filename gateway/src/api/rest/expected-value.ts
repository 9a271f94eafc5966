import { z } from "zod";

/** What the JSON Schema of a parameter says of its values. */
interface ValueSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly example?: string | number;
  readonly description?: string;
}

/** Sets with more names are described by an example. */
const MAX_NAMES = 12;
const UUID = "9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55";

/**
 * What a parameter must be, in words that complete "it must be", with an example where that helps: the same as the
 * description of its schema says.
 */
export function describeExpected(parameter: z.ZodType): string {
  const { type, format, description = "", example, ...schema } = toValueSchema(parameter);
  const such = example === undefined ? "" : `, such as ${example}`;
  if (schema.const !== undefined) return `${schema.const}, or left out`;
  if (schema.enum !== undefined && schema.enum.length <= MAX_NAMES) {
    return `one of ${schema.enum.join(", ")}`;
  }
  if (schema.minimum !== undefined && schema.maximum !== undefined) {
    const number = type === "integer" ? "a whole number" : "a number";
    return `${number} from ${schema.minimum} to ${schema.maximum}${such}`;
  }
  if (type === "boolean") return "true or false";
  if (format === "date") return `a date${such}`;
  if (format === "uuid") return `a UUID, such as ${UUID}`;
  if (schema.maxLength !== undefined) {
    return `text of at most ${schema.maxLength} characters${such}`;
  }
  const what = description.replace(/\.$/u, "");
  return example === undefined ? what : `like ${example}. ${what}`;
}

/** Whether a parameter is described as a list. */
export function isList(parameter: z.ZodType): boolean {
  return toValueSchema(parameter).type === "array";
}

function toValueSchema(parameter: z.ZodType): ValueSchema {
  return z.toJSONSchema(parameter, { io: "input", unrepresentable: "any" }) as ValueSchema;
}
