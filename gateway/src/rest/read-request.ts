import { z } from "zod";
import { badUserInput } from "../errors.ts";
import { page, region } from "./fields.ts";
import type { RequestShape } from "./requests.ts";

/** A request as the HTTP layer hands it over: nothing in it has been looked at. */
export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
}

/** What means the same in every call, and is nonsense in every call where it is wrong. */
const everywhere = z.object({ region: region.optional(), page: page.optional() });

/**
 * Reads what a call was asked.
 *
 * A query key that the call does not know is left out of the answer, so it can neither be forwarded
 * nor part of a cache key; `region` and `page` have to be good ones even then. A known key that is given twice, or with brackets as in
 * `with_genres[$ne]`, is refused; an empty value counts as left out.
 *
 * @throws AppError BAD_USER_INPUT "Invalid {field}", naming the first field that is wrong
 */
export function readRequest<Shape extends RequestShape>(
  shape: Shape,
  raw: RawRequest,
): { params: z.output<Shape["params"]>; query: z.output<Shape["query"]> } {
  const params = readPart<Shape["params"]>(shape.params, raw.params);
  const given = withoutEmpty(raw.query);
  const query = readPart<Shape["query"]>(shape.query, given);
  readPart(everywhere, given);
  return { params, query };
}

function readPart<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw invalidField(String(parsed.error.issues[0]?.path[0] ?? "request"));
}

/** The refusal of a request for one of its fields. */
export function invalidField(field: string): Error {
  return badUserInput(`Invalid ${field}`);
}

/** Folds `key[…]` into `key`, as a value no field takes, and leaves empty values out. */
function withoutEmpty(query: unknown): Record<string, unknown> {
  const kept = new Map<string, unknown>();
  for (const [key, value] of Object.entries(query ?? {})) {
    const bracket = key.indexOf("[");
    if (bracket > 0) kept.set(key.slice(0, bracket), value === "" ? [] : [value]);
    else if (value !== "" && !kept.has(key)) kept.set(key, value);
  }
  return Object.fromEntries(kept);
}
