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

/** Reads what `writeLink` wrote; null where the fragment names no operation. It is shown, and runs only when asked to. */
export function readLink(fragment: string): SharedOperation | null {
  const fields = new URLSearchParams(fragment.replace(/^#/u, ""));
  const query = fields.get("query");
  return query === null ? null : { query, variables: fields.get("variables") ?? "" };
}
