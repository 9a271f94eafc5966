import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";
import { describeExpected } from "../rest/parse-request.ts";

type Arguments = Readonly<Record<string, unknown>>;
type ValueSchema = z.core.JSONSchema.BaseSchema;

export const isObject = (value: unknown): value is Arguments =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The input of a tool for the protocol's SDK. Clients and models send numbers and lists as text, lists for one value, nulls,
 * names in capitals, and arguments of their own. What is missing or wrong, and what it must be, is said as `/api` does.
 */
export function toInputSchema(input: z.ZodObject): StandardSchemaWithJSON<unknown, Arguments> {
  const schema = z.toJSONSchema(input, { io: "input" });
  return {
    "~standard": {
      ...input["~standard"],
      // Made once: each message has a server of its own, which asks for it.
      jsonSchema: { input: () => schema, output: () => schema },
      validate: (given) => {
        const read = normalize(given as Arguments, schema);
        const parsed = input.safeParse(read);
        if (parsed.success) return { value: parsed.data };
        const sentences = parsed.error.issues.map((issue) => describeIssue(issue, input, read));
        // One text: the SDK joins several with commas.
        return { issues: [{ message: [...new Set(sentences)].join(" ") }] };
      },
    },
  };
}

function describeIssue(issue: z.core.$ZodIssue, input: z.ZodObject, given: Arguments): string {
  if (issue.code === "unrecognized_keys") {
    const taken = Object.keys(input.shape).join(", ");
    return `Unknown argument: ${issue.keys.join(", ")}; there are ${taken}.`;
  }
  const name = String(issue.path[0]);
  const wrong = given[name] === undefined ? "Missing" : "Invalid";
  return `${wrong} ${name}: it must be ${describeExpected(input.shape[name] as z.ZodType)}.`;
}

/** What clients call arguments that a tool has in the singular or plural alone. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  country: "countries",
  countries: "country",
};
/** What clients add to the arguments of every tool for themselves. */
const OF_CLIENTS =
  "action chat chatinput explanation metadata reasoning sessionid thought tool toolcallid".split(
    " ",
  );

const isLeftOut = (value: unknown) =>
  value === null || (typeof value === "string" && value.trim() === "");
/** Whether a value narrows nothing, as an argument does that is left out: none or each of several. */
const meansAll = (value: unknown, { enum: names }: ValueSchema): boolean =>
  Array.isArray(value)
    ? value.length === 0 || (Array.isArray(names) && names.every((name) => value.includes(name)))
    : typeof value === "string" && /^\s*(?:all|any|both|multi)\s*$/iu.test(value);

function normalize(given: Arguments, { properties = {}, required = [] }: ValueSchema): Arguments {
  const others = new Map(
    Object.entries(given)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name, value]) => !OF_CLIENTS.includes(name) && !isLeftOut(value)),
  );
  const values = Object.entries(properties).flatMap(([name, schema]) => {
    const sent = others.has(name) ? name : (OTHER_NAMES[name] ?? name);
    if (!isObject(schema) || !others.has(sent)) return [];
    const value = normalizeValue(others.get(sent), schema);
    others.delete(sent);
    const isAllByDefault = !required.includes(name) && !("default" in schema);
    return isAllByDefault && meansAll(value, schema) ? [] : [[name, value]];
  });
  // The schema refuses what the tool does not take: it might narrow the answer.
  return Object.fromEntries([...values, ...others]);
}

/** What people call movies and shows. */
function readType(name: string): string {
  if (/^(?:movie|film)s?$/u.test(name)) return "movie";
  return /^(?:tv ?)?(?:shows?|series)$/u.test(name) ? "tv" : name;
}

function normalizeValue(value: unknown, schema: ValueSchema): unknown {
  const { type, items, enum: names, anyOf } = schema;
  if (isObject(items)) return toList(value).map((item) => normalizeValue(item, items));
  if (Array.isArray(value) && value.length === 1) return normalizeValue(value[0], schema);
  if (typeof value === "number" && type === "string") return String(value);
  if (typeof value !== "string") return value;
  const text = value.normalize("NFKC").trim();
  if (type === "integer" || anyOf !== undefined) {
    const digits = withCommonDigits(text);
    return /^-?\d{1,15}(?:\.0+)?$/u.test(digits) ? Number(digits) : text;
  }
  if (!Array.isArray(names)) return value;
  const known = readType(text.toLowerCase().replaceAll(/[\s_-]+/gu, " "));
  return names.includes(known) ? known : value;
}

/** A list that may be written as a JSON text, as its only item, or with commas or | between. */
function toList(value: unknown): readonly unknown[] {
  const parsed = parseText(value);
  const list = typeof parsed === "string" ? parsed.split(/[,;|]/u) : [parsed].flat();
  return list.filter((one) => !isLeftOut(one));
}

/** A JSON text of an object or a list as what it holds; anything else as it is. */
export function parseText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
