/** The code of an error of the system or of Node, such as ENOENT; undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** The code of an error or of its cause, in which `fetch` says what failed; else the name. No text, which may hold a URL. */
export function causeCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.name : causeCode(error.cause);
}
