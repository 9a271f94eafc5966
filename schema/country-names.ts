import { LANGUAGES } from "./languages.ts";

/**
 * English names where Intl has another than people know, or none: what a country of a title was called, for one that is no
 * more.
 */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  CD: "DR Congo",
  CG: "Congo",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macao",
  SU: "Soviet Union",
  TR: "Turkey",
  US: "United States of America",
  XC: "Czechoslovakia",
  XG: "East Germany",
  YU: "Yugoslavia",
};

const COUNTRY_CODE = /^[A-Z]{2}$/;
/** Made when a name is first asked for: few pages need one in the browser. */
const displayNames = new Map<string, Intl.DisplayNames>();
const nameOf = (
  code: string,
  language: string,
  style: "long" | "short" = "long",
): string | undefined => {
  const key = `${language} ${style}`;
  let names = displayNames.get(key);
  if (names === undefined) {
    names = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
    displayNames.set(key, names);
  }
  return names.of(code);
};

/**
 * The codes of countries and territories in use: ISO 3166-1 alpha-2, and XK, which the film database has offers in. Codes of
 * what is no country, or is none any more, are left out (EU, UN, FX, DD, SU …).
 */
export const COUNTRY_CODES: readonly string[] = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS " +
  "BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE " +
  "EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM " +
  "HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC " +
  "LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA " +
  "NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW " +
  "SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO " +
  "TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
).split(" ");
const IN_USE = new Set(COUNTRY_CODES);

/** What people write for a country in place of its code: the European Union writes EL, and who means GB often UK. */
const ALIASES: Readonly<Record<string, string>> = { UK: "GB", EL: "GR" };

/** The code of the country that a text names in another way than by its code; null where it does not. */
function aliasedCountry(text: string): string | null {
  return ALIASES[text.toUpperCase()] ?? null;
}

/**
 * The code of the country that a text names, in capitals or not.
 *
 * @returns null where no country in use is named
 */
export function toCountryCode(text: string): string | null {
  const code = text.toUpperCase();
  const country = aliasedCountry(code) ?? code;
  return IN_USE.has(country) ? country : null;
}

/**
 * The name of a country in a language, by Intl; the film database spells several wrong, or as they were called.
 *
 * @param code ISO 3166-1
 * @param language BCP 47
 * @returns the English name where the language has none, and the code itself where nobody has one
 */
export function countryName(code: string, language = "en"): string {
  if (!COUNTRY_CODE.test(code)) return code;
  const english = ENGLISH_NAMES[code];
  if (language === "en" && english !== undefined) return english;
  return nameOf(code, language) ?? english ?? nameOf(code, "en") ?? code;
}

/** What people call countries that Intl names otherwise. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  CZ: ["Czech Republic"],
  GB: ["Great Britain"],
  NL: ["Holland"],
};

/** All names of a country, in the languages that Flickmap speaks: `Switzerland`, `Schweiz`, `Suisse`; `USA`. */
export function allCountryNames(code: string): readonly string[] {
  const names = LANGUAGES.flatMap(({ tag }) => [
    countryName(code, tag),
    nameOf(code, tag) ?? "",
    nameOf(code, tag, "short") ?? "",
  ]);
  // Two letters are a code, to which some languages shorten another country.
  return [...names, ...(OTHER_NAMES[code] ?? [])].filter((name) => !/^[a-z]{0,2}$/iu.test(name));
}

/** Names that take the article: unions, republics, emirates, groups of islands, and a few of their own. */
const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Isle of Man|DR Congo|Russian Federation)|(Republic|Islands|Emirates|Territory|Territories)$/;

/** A country's name as it is inside a sentence of a language: in English 'the United Kingdom', 'Germany'. */
export const withArticle = (name: string, language = "en"): string =>
  language === "en" && WITH_ARTICLE.test(name) ? `the ${name}` : name;
