/** What a link to the sandbox opens it with. */
interface SharedOperation {
  readonly query: string;
  /** JSON; empty for none. */
  readonly variables: string;
}

/** The fragment of a URL that opens the sandbox with an operation. The gateway, its log included, never sees it. */
export function writeLink({ query, variables }: SharedOperation): string {
  const fields = { query, ...(variables.trim() !== "" && { variables }) };
  return `#${new URLSearchParams(fields).toString()}`;
}

/**
 * Reads what `writeLink` wrote, or the query string that other sandboxes write; null where neither names an operation. It
 * is shown, and runs only when asked to.
 */
export function readLink({
  hash,
  search,
}: Pick<Location, "hash" | "search">): SharedOperation | null {
  for (const text of [hash.replace(/^#/u, ""), search]) {
    const fields = new URLSearchParams(text);
    const query = fields.get("query");
    if (query !== null) return { query, variables: fields.get("variables") ?? "" };
  }
  return null;
}
