/** The language of a country's own rows on the home page (specification section 9). */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  US: "en",
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
