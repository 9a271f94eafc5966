/** Makes the reader of a cookie: null where there is none of the form `value`, a regular expression without groups. */
export function cookieReader(
  name: string,
  value: string,
): (header: string | undefined) => string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`, "u");
  return (header) => cookie.exec(header ?? "")?.[1] ?? null;
}
