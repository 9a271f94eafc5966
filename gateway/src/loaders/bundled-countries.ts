import type { RegionRecord } from "../film-database/records/reference.ts";

/**
 * The countries that the film database had availability for when this was written. They stand in
 * when it cannot be asked and no answer of its own is kept, so that a country can still be chosen.
 */
const CODES =
  "AD AE AG AL AO AR AT AU AZ BA BB BE BF BG BH BM BO BR BS BY BZ CA CD CH CI CL CM CO CR CU CV CY " +
  "CZ DE DK DO DZ EC EE EG ES FI FJ FR GB GF GH GI GP GQ GR GT GY HK HN HR HU ID IE IL IN IQ IS " +
  "IT JM JO JP KE KR KW LB LC LI LT LU LV LY MA MC MD ME MG MK ML MT MU MW MX MY MZ NE NG NI NL NO " +
  "NZ OM PA PE PF PG PH PK PL PS PT PY QA RO RS RU SA SC SE SG SI SK SM SN SV TC TD TH TN TR TT TW " +
  "TZ UA UG US UY VA VE XK YE ZA ZM ZW";

const names = new Intl.DisplayNames("en", { type: "region" });

/** The bundled countries with their English names. */
export const BUNDLED_COUNTRIES: readonly RegionRecord[] = CODES.split(" ").map((code) => ({
  iso_3166_1: code,
  english_name: names.of(code) ?? code,
}));
