import type { CountryResolvers } from "../../../generated/resolvers.ts";
import { languageOfCountry } from "../../../domain/titles/countries.ts";

export const Country: CountryResolvers = {
  language: ({ code }) => ({ code: languageOfCountry(code), name: null }),
};
