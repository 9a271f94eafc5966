import type { RegionListRecord } from "../../film-database/records/reference.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { tagOf } from "../../lib/languages.ts";
import { countryName } from "@flickmap/schema/country-names.ts";

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** The countries with availability, in the order of a picker, by name and by code. */
export interface Countries {
  readonly inOrder: readonly Country[];
  readonly byName: readonly Country[];
  readonly byCode: ReadonlyMap<string, Country>;
}

/** The most requested countries, in the order that pickers show them. */
const PRIORITY = ["US", "GB", "CA", "AU", "IN", "JP", "KR", "FR", "DE"];

/** The countries that the film database had availability for when this was written. */
const BUNDLED_CODES =
  "AD AE AG AL AO AR AT AU AZ BA BB BE BF BG BH BM BO BR BS BY BZ CA CD CH CI CL CM CO CR CU CV CY " +
  "CZ DE DK DO DZ EC EE EG ES FI FJ FR GB GF GH GI GP GQ GR GT GY HK HN HR HU ID IE IL IN IQ IS " +
  "IT JM JO JP KE KR KW LB LC LI LT LU LV LY MA MC MD ME MG MK ML MT MU MW MX MY MZ NE NG NI NL NO " +
  "NZ OM PA PE PF PG PH PK PL PS PT PY QA RO RS RU SA SC SE SG SI SK SM SN SV TC TD TH TN TR TT TW " +
  "TZ UA UG US UY VA VE XK YE ZA ZM ZW";

/** Countries that stand in when the film database's list cannot be had and none is cached. */
export const BUNDLED_COUNTRIES: RegionListRecord = {
  results: BUNDLED_CODES.split(" ").map((code) => ({ iso_3166_1: code })),
};

/** Countries that the film database has offers in though its list of countries leaves them out. */
const UNLISTED_CODES = ["GG"];
const WITH_AVAILABILITY = new Set([...BUNDLED_CODES.split(" "), ...UNLISTED_CODES]);

/** Whether titles were offered in a country when this was written, for what must not read the film database's list. */
export function hasAvailability(code: string): boolean {
  return WITH_AVAILABILITY.has(code);
}

export function unknownCountry(text: string): string {
  if (/[,|]/u.test(text)) {
    return `Several countries in ${JSON.stringify(text.slice(0, 20))}; one is taken here, such as GB`;
  }
  return `Unknown country ${JSON.stringify(text.slice(0, 20))}; ISO 3166-1 alpha-2, such as GB`;
}

export function countryOf(code: string, language: LanguageCode = DEFAULT_LANGUAGE): Country {
  return { code, name: countryName(code, tagOf(language)) };
}

/** The language of a country's own rows on the home page, where it is not English. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  IN: "hi",
  JP: "ja",
  KR: "ko",
  ES: "es",
  FR: "fr",
  IT: "it",
  DE: "de",
  RU: "ru",
  CN: "zh",
  TH: "th",
  BR: "pt",
  MX: "es",
  AR: "es",
  TR: "tr",
};

/** @returns the ISO 639-1 code of the country's language; English for a country without its own */
export function languageOfCountry(countryCode: string): string {
  return LANGUAGE_OF[countryCode] ?? "en";
}

export function sortedByName(
  countries: readonly Country[],
  language: LanguageCode,
): readonly Country[] {
  const { compare } = new Intl.Collator(tagOf(language));
  return countries.toSorted((a, b) => compare(a.name, b.name));
}

/** Adds the countries that the list leaves out, and puts all in order: the most requested first, then by name. */
export function orderedCountries(
  listed: readonly Country[],
  language: LanguageCode = DEFAULT_LANGUAGE,
): Countries {
  const codes = new Set(listed.map(({ code }) => code));
  const unlisted = UNLISTED_CODES.filter((code) => !codes.has(code)).map((code) =>
    countryOf(code, language),
  );
  const countries = [...listed, ...unlisted];
  const rank = ({ code }: Country) => {
    const index = PRIORITY.indexOf(code);
    return index === -1 ? PRIORITY.length : index;
  };
  const byName = sortedByName(countries, language);
  return {
    inOrder: byName.toSorted((a, b) => rank(a) - rank(b)),
    byName,
    byCode: new Map(countries.map((country) => [country.code, country])),
  };
}
