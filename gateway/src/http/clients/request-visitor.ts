import type { IncomingHttpHeaders } from "node:http";
import type { Visitor } from "./visitor-country/visitor-country.ts";

/** What a visitor's country is chosen from. */
export interface RequestVisitor {
  readonly headers: IncomingHttpHeaders;
  /** The client's, as far as trusted proxies tell it; undefined once it has disconnected. */
  readonly address: string | undefined;
}

/**
 * What is known of where a request comes from.
 *
 * @param countryHeader names the header that a trusted proxy puts the country into, in lower case; null without one
 */
export function toVisitor(
  { address, headers }: RequestVisitor,
  countryHeader: string | null,
): Visitor {
  const named = countryHeader === null ? undefined : headers[countryHeader];
  return { address, countryHeader: typeof named === "string" ? named : null };
}
