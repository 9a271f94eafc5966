/** A URL query with other values in it; a null takes a key away. Commas stay readable. */
export const withParams = (
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string => {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return `?${next}`.replaceAll("%2C", ",");
};
