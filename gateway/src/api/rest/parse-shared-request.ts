import type { z } from "zod";
import { calls } from "./calls.ts";
import { nameIn, parseRequest, type RawRequest } from "./parse-request.ts";

/** Parameters of our calls, and usual ones of others: whoever sends one expects another response. */
const MEANINGFUL = new Set([
  ...Object.values(calls).flatMap(({ query }) => Object.keys(query.shape)),
  ..."limit offset cursor next more per_page format service services".split(" "),
]);

/** Parses a URL of feeds, calendars and pages: what readers append (`_`, `utm_source`) changes nothing. */
export function parseSharedRequest<Params extends z.ZodObject, Query extends z.ZodObject>(
  schemas: { readonly params: Params; readonly query: Query },
  { params, query }: Pick<RawRequest, "params" | "query">,
  otherNames?: Readonly<Record<string, string>>,
): { params: z.output<Params>; query: z.output<Query> } {
  const taken = schemas.query.shape;
  const meant = Object.entries(query ?? {}).filter(([key]) => {
    const name = nameIn(taken, key, otherNames);
    return Object.hasOwn(taken, name) || MEANINGFUL.has(name);
  });
  return parseRequest(schemas, { params, query: Object.fromEntries(meant) }, otherNames);
}
