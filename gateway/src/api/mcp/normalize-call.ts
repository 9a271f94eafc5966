import { z } from "zod";
import type { Tool } from "./tool.ts";

/** The parts of a JSON Schema that say how a value is written. */
interface ValueSchema {
  readonly type?: unknown;
  readonly items?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A call of a tool as its schema has it. Clients and the models behind them send numbers as text, null for what they leave
 * out, and arguments of their own beside the tool's; none of these changes what is asked.
 *
 * @param message a JSON-RPC message; any but a call of one of the tools is returned as it is
 */
export function normalizeCall(message: object, tools: readonly Tool[]): object {
  if (!isObject(message) || message["method"] !== "tools/call") return message;
  const { params } = message;
  if (!isObject(params) || !isObject(params["arguments"])) return message;
  const tool = tools.find(({ name }) => name === params["name"]);
  if (tool === undefined) return message;
  return { ...message, params: { ...params, arguments: normalize(params["arguments"], tool) } };
}

function normalize(given: Readonly<Record<string, unknown>>, { input }: Tool): object {
  const { properties = {} } = z.toJSONSchema(input, { io: "input" });
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!isObject(schema) || value === null) return [];
      return [[name, normalizeValue(value, schema)]];
    }),
  );
}

function normalizeValue(value: unknown, { type, items }: ValueSchema): unknown {
  if (Array.isArray(value) && isObject(items)) {
    return value.map((item) => normalizeValue(item, items));
  }
  if (typeof value !== "string") return value;
  const text = value.trim();
  return (type === "integer" || type === "number") && /^-?\d{1,15}$/u.test(text)
    ? Number(text)
    : value;
}
