import type { CountryResolvers } from "../../generated/resolvers.ts";
import { pure } from "../execution/pure.ts";
import { languageOfCountry } from "../../titles/countries.ts";

export const Country: CountryResolvers = {
  language: pure(({ code }) => ({ code: languageOfCountry(code), name: null })),
};
