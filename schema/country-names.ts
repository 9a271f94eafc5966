/** English names that the film database spells in its own way. */
const FILM_DATABASE_NAMES: Readonly<Record<string, string>> = {
  AG: "Antigua and Barbuda",
  BA: "Bosnia and Herzegovina",
  CD: "Congo",
  CI: "Cote D'Ivoire",
  CZ: "Czech Republic",
  GP: "Guadaloupe",
  HK: "Hong Kong",
  LY: "Libyan Arab Jamahiriya",
  MK: "Macedonia",
  PS: "Palestinian Territory",
  SU: "Soviet Union",
  TC: "Turks and Caicos Islands",
  TR: "Turkey",
  TT: "Trinidad and Tobago",
  US: "United States of America",
  VA: "Holy See",
  XC: "Czechoslovakia",
  XG: "East Germany",
  YU: "Yugoslavia",
};

const COUNTRY_CODE = /^[A-Z]{2}$/;
/** Made when a name is first asked for: few pages need one in the browser. */
let displayNames: Intl.DisplayNames | undefined;
const nameOf = (code: string): string | undefined => {
  displayNames ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return displayNames.of(code);
};

/** Codes that name no country, though they have a name: two for tests, and the unknown region. */
const NO_COUNTRY = new Set(["XA", "XB", "ZZ"]);

/** Whether a code is that of a country or territory that has a name. */
export function isCountryCode(code: string): boolean {
  return COUNTRY_CODE.test(code) && !NO_COUNTRY.has(code) && nameOf(code) !== undefined;
}

/**
 * Returns the English name of a country as the film database spells it, so that it is the same with and without the film
 * database's list of countries.
 *
 * @param code ISO 3166-1
 * @returns the code itself where no name is known
 */
export function countryName(code: string): string {
  if (!COUNTRY_CODE.test(code)) return code;
  return FILM_DATABASE_NAMES[code] ?? nameOf(code) ?? code;
}
