/** Languages by ISO 639-1 code, named as the film database names them. */

import { LANGUAGES } from "@flickmap/schema/languages.ts";

export interface Language {
  iso_639_1: string;
  english_name: string;
  name: string;
}

/** Where the film database's English and own names differ from those of Unicode. */
const NAMES: Readonly<Record<string, readonly [english: string, own: string]>> = {
  bg: ["Bulgarian", "български език"],
  bn: ["Bengali", "বাংলা"],
  bs: ["Bosnian", "Bosanski"],
  ca: ["Catalan", "Català"],
  cn: ["Cantonese", "广州话 / 廣州話"],
  cs: ["Czech", "Český"],
  da: ["Danish", "Dansk"],
  el: ["Greek", "ελληνικά"],
  es: ["Spanish", "Español"],
  et: ["Estonian", "Eesti"],
  fr: ["French", "Français"],
  gl: ["Galician", "Galego"],
  he: ["Hebrew", "עִבְרִית"],
  hr: ["Croatian", "Hrvatski"],
  hu: ["Hungarian", "Magyar"],
  id: ["Indonesian", "Bahasa indonesia"],
  is: ["Icelandic", "Íslenska"],
  ko: ["Korean", "한국어/조선말"],
  lt: ["Lithuanian", "Lietuvių"],
  lv: ["Latvian", "Latviešu"],
  ms: ["Malay", "Bahasa melayu"],
  no: ["Norwegian", "Norsk"],
  pl: ["Polish", "Polski"],
  pt: ["Portuguese", "Português"],
  ro: ["Romanian", "Română"],
  ru: ["Russian", "Pусский"],
  si: ["Sinhalese", "සිංහල"],
  sk: ["Slovak", "Slovenčina"],
  sl: ["Slovenian", "Slovenščina"],
  sr: ["Serbian", "Srpski"],
  sv: ["Swedish", "svenska"],
  th: ["Thai", "ภาษาไทย"],
  tl: ["Tagalog", ""],
  uk: ["Ukrainian", "Український"],
  xx: ["No Language", "No Language"],
  zh: ["Mandarin", "普通话"],
};

const LANGUAGE_CODE = /^[a-z]{2}$/;
const englishNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A language as the film database lists it; an unknown code stands for itself. */
export function language(code: string): Language {
  const known = NAMES[code];
  if (known) return { iso_639_1: code, english_name: known[0], name: known[1] };
  if (!LANGUAGE_CODE.test(code)) return { iso_639_1: code, english_name: code, name: "" };
  const own = new Intl.DisplayNames(code, { type: "language", fallback: "none" });
  return {
    iso_639_1: code,
    english_name: englishNames.of(code) ?? code,
    name: own.of(code) ?? "",
  };
}

/** Every two-letter language that has an English name, and the film database's own codes, by code. */
export const allLanguages: readonly Language[] = listLanguages();

function listLanguages(): Language[] {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const codes = new Set(Object.keys(NAMES));
  for (const first of letters) {
    for (const second of letters) {
      if (englishNames.of(first + second) !== undefined) codes.add(first + second);
    }
  }
  return [...codes].sort().map(language);
}

/** The languages that the sample's texts are translated into. */
export const TRANSLATED = LANGUAGES.filter(({ code }) => code !== "en");

/** Whether a `language` asks for English, which is the default. */
export function isEnglish(language: string | null): boolean {
  return !language || /^en(?:-|$)/iu.test(language);
}

/** A `language` with the region that stands for it where none is given: `de-DE` for `de`. */
export function toFullLanguage(language: string | null): string {
  const [code = "", region] = (language ?? "").split("-");
  const wanted = LANGUAGES.find(({ filmDatabase }) =>
    filmDatabase.startsWith(`${code.toLowerCase()}-`),
  );
  return region === undefined
    ? (wanted?.filmDatabase ?? code)
    : `${code.toLowerCase()}-${region.toUpperCase()}`;
}
