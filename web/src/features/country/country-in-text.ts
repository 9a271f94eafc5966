import { withArticle } from "@flickmap/schema/country-names.ts";
import type { Country } from "./country-context.ts";
import { isEnglish, pageLanguage, t } from "../../lib/messages.ts";

/** A country's name as it is inside a sentence: 'the United Kingdom', 'Germany'. */
export const countryInText = (name: string): string => withArticle(name, pageLanguage().code);

/** Countries that everybody calls by fewer letters. */
const short: ReadonlyMap<string, string> = new Map([
  ["United States of America", "the US"],
  ["United Kingdom", "the UK"],
  ["United Arab Emirates", "the UAE"],
]);

/** The same in English, in a heading, where there is little room: 'the UK', 'Germany'. */
export const countryInHeading = (name: string): string => short.get(name) ?? countryInText(name);

/** A country with its preposition: 'in the United Kingdom', and 'in the UK' where there is little room. */
export const inCountry = ({ code, name }: Country, room: "text" | "heading" = "text") =>
  t("country-picker.in", {
    code,
    country: room === "text" || !isEnglish() ? countryInText(name) : countryInHeading(name),
  });

/** The same of a country that may not be known: 'in your country'. */
export const inCountryOrYours = (country: Country | null): string =>
  country ? inCountry(country, "heading") : t("country-picker.inYours");
