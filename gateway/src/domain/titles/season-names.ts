import type { LanguageCode } from "@flickmap/schema/languages.ts";

/** What seasons with nothing but a number are called, with `#` in its place, and what number 0 is. */
const SEASON_NAMES: Readonly<Record<LanguageCode, readonly [season: string, specials: string]>> = {
  en: ["Season #", "Specials"],
  de: ["Staffel #", "Extras"],
  fr: ["Saison #", "Épisodes spéciaux"],
  es: ["Temporada #", "Especiales"],
  it: ["Stagione #", "Speciali"],
  "pt-BR": ["Temporada #", "Especiais"],
  ja: ["シーズン#", "特別編"],
  ko: ["시즌 #", "스페셜"],
  hi: ["सीज़न #", "विशेष एपिसोड"],
  ru: ["Сезон #", "Спецматериалы"],
  zh: ["第 # 季", "特别篇"],
  th: ["ซีซั่น #", "ตอนพิเศษ"],
  tr: ["#. Sezon", "Özel Bölümler"],
  ar: ["الموسم #", "حلقات خاصة"],
};

/**
 * A season's name in a language.
 *
 * @param name the one that the film database has in English; null where it has none. One of more than a number stays
 */
export function seasonName(language: LanguageCode, number: number, name: string | null): string {
  const isNumbered = name === null || /^(?:Season \d+|Specials)$/u.test(name);
  if (!isNumbered) return name;
  const [season, specials] = SEASON_NAMES[language];
  return number === 0 && name !== null ? specials : season.replace("#", String(number));
}
