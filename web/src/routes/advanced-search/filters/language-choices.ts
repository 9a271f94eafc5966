import type { NamedCode } from "./RegionSelects.tsx";

/** The languages that most titles were made in, as visitors look for them. */
const COMMON = ["en", "es", "fr", "de", "it", "pt", "ja", "ko", "zh", "cn", "hi", "tr", "ru"];

/** Languages to choose from: common ones first, then the rest in their order, each name once. */
export const languageChoices = (languages: readonly NamedCode[]): readonly NamedCode[] => {
  const common = COMMON.flatMap((code) => languages.find((each) => each.code === code) ?? []);
  const names = new Set<string>();
  return [...common, ...languages].filter(({ name }) => !names.has(name) && names.add(name));
};
