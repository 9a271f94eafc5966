/** The code of an error of the system or of Node, such as ENOENT; undefined where there is none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
