import { countryName } from "@flickmap/schema/country-names.ts";

/** Countries by code: their English names as the film database spells them. */

export interface Country {
  iso_3166_1: string;
  english_name: string;
  native_name: string;
}

/** The 139 regions for which the film database knows services to watch on. */
export const WATCH_REGIONS: readonly string[] = (
  "AD AE AG AL AO AR AT AU AZ BA BB BE BF BG BH BM BO BR BS BY BZ CA CD CH CI CL CM CO " +
  "CR CU CV CY CZ DE DK DO DZ EC EE EG ES FI FJ FR GB GF GH GI GP GQ GR GT GY HK HN HR " +
  "HU ID IE IL IN IQ IS IT JM JO JP KE KR KW LB LC LI LT LU LV LY MA MC MD ME MG MK ML " +
  "MT MU MW MX MY MZ NE NG NI NL NO NZ OM PA PE PF PG PH PK PL PS PT PY QA RO RS RU SA " +
  "SC SE SG SI SK SM SN SV TC TD TH TN TR TT TW TZ UA UG US UY VA VE XK YE ZA ZM ZW"
).split(" ");

const NATIVE_NAMES: Readonly<Record<string, string>> = {
  CD: "Democratic Republic of the Congo (Kinshasa)",
  CZ: "Czech Republic",
  MK: "Macedonia",
  TR: "Turkey",
};

const COUNTRY_CODE = /^[A-Z]{2}$/;
const displayNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A country as the film database's configuration lists it. */
export function country(code: string): Country {
  const english = countryName(code);
  const native = COUNTRY_CODE.test(code) ? displayNames.of(code) : undefined;
  return {
    iso_3166_1: code,
    english_name: english,
    native_name: NATIVE_NAMES[code] ?? native ?? english,
  };
}

/** Every country code that has a name, in the order of the alphabet. */
export function allCountryCodes(): string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const codes = new Set<string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      if (countryName(code) !== code && !NOT_COUNTRIES.has(code)) codes.add(code);
    }
  }
  return [...codes].sort();
}

/** Codes that name a union, a test or nothing in particular. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
