import type { z } from "zod";
import { discoverQuery } from "./discover-query.ts";
import { searched } from "./parameters.ts";
import { changes } from "./parameters/changes.ts";
import { nameOf, parseRequest, type RawRequest } from "./parse-request.ts";

/** Parameters of our calls, and usual ones of others: whoever sends one expects another response. */
const MEANINGFUL = new Set([
  ...Object.keys({ ...discoverQuery.shape, ...searched.shape, ...changes.shape }),
  ..."limit offset cursor next more per_page format service services".split(" "),
]);

/**
 * Parses the path and query of a URL that feed readers, calendars and pages have, who append names of their own: `_`,
 * `utm_source`, `fbclid`. What they append changes nothing; a name that another call takes is an error.
 *
 * @throws AppError as `parseRequest` does
 */
export function parseSharedRequest<Params extends z.ZodObject, Query extends z.ZodObject>(
  schemas: { readonly params: Params; readonly query: Query },
  { params, query }: Pick<RawRequest, "params" | "query">,
): { params: z.output<Params>; query: z.output<Query> } {
  const taken = Object.keys(schemas.query.shape);
  const meant = Object.entries(query ?? {}).filter(([key]) => {
    const name = nameOf(key);
    return taken.includes(name) || MEANINGFUL.has(name);
  });
  return parseRequest(schemas, { params, query: Object.fromEntries(meant) });
}
