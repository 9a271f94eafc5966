import { z } from "zod";
import { badUserInput } from "../../errors.ts";
import { everywhere, searched } from "./parameters.ts";
import { discoverQuery } from "./discover-query.ts";
import { changes } from "./parameters/changes.ts";

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Other names that parameters are taken under, in calls that have none of that name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  country: "region",
  sessionId: "session_id",
};
/** What programs written for the film database send, and changes nothing here. */
const CHANGES_NOTHING = new Set(
  "api_key include_adult include_video include_null_first_air_dates include_image_language include_video_language".split(
    " ",
  ),
);

/**
 * Parses the path and query of a call. An empty value counts as left out. A list may have a key for each value, with empty
 * brackets or without; any other key that comes twice or with brackets is invalid, as is one that the call does not take.
 * `region` and `page` must be valid even in calls that do not take them. Throws BAD_USER_INPUT.
 */
export function parseRequest<Params extends z.ZodObject, Query extends z.ZodObject>(
  schemas: { readonly params: Params; readonly query: Query },
  raw: Pick<RawRequest, "params" | "query">,
  otherNames = OTHER_NAMES,
): { params: z.output<Params>; query: z.output<Query> } {
  const params = parsePart(schemas.params, raw.params);
  const taken = schemas.query.shape;
  const toName = (key: string) => nameIn(taken, key, otherNames);
  const unknown = Object.keys(raw.query ?? {}).find((key) => {
    const name = toName(key);
    return !Object.hasOwn(taken, name) && !CHANGES_NOTHING.has(name);
  });
  const given = normalize(raw.query, taken, toName);
  parsePart(everywhere, given);
  // First: what it was meant for may be missing.
  if (unknown !== undefined) throw badUserInput(`Unknown parameter: ${unknown}`);
  const sent = Object.keys(raw.query ?? {});
  const sentAs = (name: string) => sent.find((key) => toName(key) === name)?.split("[")[0] ?? name;
  return { params, query: parsePart(schemas.query, given, sentAs) };
}

/** The name that a call knows a key by, as in `with_genres[$ne]`. */
function nameIn(taken: object, key: string, otherNames: typeof OTHER_NAMES): string {
  const [name = ""] = key.split("[");
  const other = Object.hasOwn(taken, name) ? undefined : otherNames[name];
  return other !== undefined && Object.hasOwn(taken, other) ? other : name;
}

function parsePart<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
  sentAs: (name: string) => string = (name) => name,
): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // What is wrong with several fields together has no path; it says itself what that is.
  if (issue?.code === "custom" && (issue.path.length === 0 || issue.params?.["isSentence"])) {
    throw badUserInput(issue.message);
  }
  const name = String(issue?.path[0]);
  const value = (raw as Readonly<Record<string, unknown>>)[name];
  const parameter = schema.shape[name] as z.ZodType;
  throw badUserInput(describeWrong(sentAs(name), value, parameter));
}

function describeWrong(name: string, value: unknown, parameter: z.ZodType): string {
  if (Array.isArray(value)) return `Invalid ${name}: it is taken once, and without brackets.`;
  const wrong = value === undefined ? "Missing" : "Invalid";
  return `${wrong} ${name}: it must be ${describeExpected(parameter)}.`;
}

/** Writes a list's values that come one by one as its text. What else comes twice or with brackets is left a list. */
function normalize(
  query: unknown,
  taken: Readonly<Record<string, z.ZodType>>,
  toName: (key: string) => string,
): Record<string, unknown> {
  const parameters = new Map<string, unknown>();
  for (const [key, value] of Object.entries(query ?? {})) {
    const name = toName(key);
    const hasBracket = key.includes("[");
    const values = [value].flat().filter((one) => one !== "");
    if (!hasBracket && !Array.isArray(value)) {
      if (value !== "" && !(parameters.has(name) && key !== name)) parameters.set(name, value);
      continue;
    }
    const parameter = Object.hasOwn(taken, name) ? taken[name] : undefined;
    const isSplit = (!hasBracket || key.endsWith("[]")) && parameter !== undefined;
    if (!isSplit || !isList(parameter)) parameters.set(name, values);
    else if (values.length > 0) {
      parameters.set(name, [parameters.get(name) ?? [], values].flat().join(","));
    }
  }
  return Object.fromEntries(parameters);
}

/** Sets with more names are described by an example. */
const MAX_NAMES = 12;
const UUID = "9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55";

/** What a parameter must be, in words that complete "it must be", as the description of its schema says. */
export function describeExpected(parameter: z.ZodType): string {
  const { type, format, description = "", examples, ...schema } = toValueSchema(parameter);
  const example = schema["example"] ?? examples?.[0];
  const such = example === undefined ? "" : `, such as ${example}`;
  const list = parameter instanceof z.ZodOptional ? parameter.unwrap() : parameter;
  if (list instanceof z.ZodArray) {
    const each = describeExpected(list.element as z.ZodType);
    return `a list of ${schema.minItems ?? 0} to ${schema.maxItems}, each ${each}`;
  }
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

function isList(parameter: z.ZodType): boolean {
  return toValueSchema(parameter).type === "array";
}

/** What the JSON Schema of a parameter says of its values. */
function toValueSchema(parameter: z.ZodType): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(parameter, { io: "input", unrepresentable: "any" });
  // Zod leaves the examples of what is converted out.
  return { ...schema, ...parameter.meta() } as z.core.JSONSchema.BaseSchema;
}

/** Parameters of our calls, and usual ones of others: whoever sends one expects another response. */
const MEANINGFUL = new Set([
  ...Object.keys({ ...discoverQuery.shape, ...searched.shape, ...changes.shape }),
  ..."limit offset cursor next more per_page format service services".split(" "),
]);

/** Parses a URL of feeds, calendars and pages: what readers append (`_`, `utm_source`) changes nothing. */
export function parseSharedRequest<Params extends z.ZodObject, Query extends z.ZodObject>(
  schemas: { readonly params: Params; readonly query: Query },
  { params, query }: Pick<RawRequest, "params" | "query">,
  otherNames = OTHER_NAMES,
): { params: z.output<Params>; query: z.output<Query> } {
  const taken = schemas.query.shape;
  const meant = Object.entries(query ?? {}).filter(([key]) => {
    const name = nameIn(taken, key, otherNames);
    return Object.hasOwn(taken, name) || MEANINGFUL.has(name);
  });
  return parseRequest(schemas, { params, query: Object.fromEntries(meant) }, otherNames);
}
