/**
 * Makes the reader of a cookie: it gives the value in a `Cookie` header, and null where there is none of that form.
 *
 * @param value a regular expression of the values that are read, without groups
 */
export function cookieReader(
  name: string,
  value: string,
): (header: string | undefined) => string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`, "u");
  return (header) => cookie.exec(header ?? "")?.[1] ?? null;
}
