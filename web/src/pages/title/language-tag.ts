/** Codes of the film database that HTML knows by another name; null where it stands for no language. */
const others: ReadonlyMap<string, string | undefined> = new Map([
  ["cn", "yue"],
  ["xx", undefined],
]);

/** The `lang` of a text in a language of the film database; undefined where there is none. */
export const languageTag = (code: string | undefined): string | undefined =>
  code !== undefined && others.has(code) ? others.get(code) : code;
