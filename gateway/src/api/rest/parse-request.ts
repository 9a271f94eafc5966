import { z } from "zod";
import { badUserInput } from "../../errors.ts";
import { page, region } from "./parameters.ts";

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
/** Parameters that are checked in every call, taken or not. */
const everywhere = z.object({ region, page });

/**
 * Parses the path and query of a call. An empty value counts as left out. A list may have a key for each value, with empty
 * brackets or without; any other key that comes twice or names a part is invalid, as is one that the call does not take.
 * `region` and `page` must be valid even in calls that do not take them. Throws BAD_USER_INPUT.
 */
export function parseRequest<Params extends z.ZodObject, Query extends z.ZodObject>(
  schemas: { readonly params: Params; readonly query: Query },
  raw: Pick<RawRequest, "params" | "query">,
  otherNames = OTHER_NAMES,
): { params: z.output<Params>; query: z.output<Query> } {
  const taken = schemas.query.shape;
  const byName = Map.groupBy(Object.entries(raw.query ?? {}), ([key]) =>
    nameIn(taken, key, otherNames),
  );
  const given = Object.fromEntries([...byName].flatMap(([name, sent]) => valueOf(name, sent)));
  const sentAs = (name: string) => byName.get(name)?.[0]?.[0].split("[")[0] ?? name;
  const params = parsePart(schemas.params, raw.params);
  parsePart(everywhere, given, sentAs);
  // First: what it was meant for may be missing.
  for (const [name, [sent = []]] of byName) {
    const isTaken = Object.hasOwn(taken, name) || CHANGES_NOTHING.has(name);
    if (!isTaken) throw badUserInput(`Unknown parameter: ${sent[0]}`);
  }
  return { params, query: parsePart(schemas.query, given, sentAs) };
}

/** The name that a call knows a key by, as in `with_genres[$ne]`. */
export function nameIn(taken: object, key: string, otherNames = OTHER_NAMES): string {
  const [name = ""] = key.split("[");
  const other = Object.hasOwn(taken, name) ? undefined : otherNames[name];
  return other !== undefined && Object.hasOwn(taken, other) ? other : name;
}

/** The value of a parameter by its name, several as a list; those under its other name count where there is none under its own. */
function valueOf(name: string, sent: readonly (readonly [string, unknown])[]) {
  const filled = sent.flatMap(([key, value]) =>
    [value].flat().flatMap((one) => {
      const [base, bracket = "]"] = key.split("[");
      // What names a part of a value, as in `with_genres[$ne]`, is none.
      return one === "" ? [] : [{ base, value: bracket === "]" ? one : null }];
    }),
  );
  const own = filled.filter(({ base }) => base === name);
  const values = (own.length > 0 ? own : filled).map(({ value }) => value);
  return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]];
}

function parsePart<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
  sentAs: (name: string) => string = (name) => name,
): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const isMissing = Object(raw)[name] === undefined;
  const expected = describeExpected(schema.shape[name] as z.ZodType);
  throw badUserInput(
    `${isMissing ? "Missing" : "Invalid"} ${sentAs(name)}: it must be ${expected}.`,
  );
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

/** What the JSON Schema of a parameter says of its values. */
function toValueSchema(parameter: z.ZodType): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(parameter, { io: "input", unrepresentable: "any" });
  // Zod leaves the examples of what is converted out.
  return { ...schema, ...parameter.meta() } as z.core.JSONSchema.BaseSchema;
}
