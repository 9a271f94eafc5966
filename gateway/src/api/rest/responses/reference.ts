import { z } from "zod";
import { countryCode } from "./country-code.ts";
import { providerWithLogo } from "./offers.ts";

/** The providers of a country by family. */
export const providerFamilies = z.array(
  z
    .strictObject({
      id: z.string().meta({ example: "netflix" }),
      name: z.string().meta({ example: "Netflix" }),
      providers: z.array(providerWithLogo).meta({ description: "Most prominent first." }),
    })
    .meta({ id: "ProviderFamily", description: "A provider family with its providers." }),
);
/** The countries in the order of the picker. */
export const countries = z.array(
  z
    .strictObject({
      iso_3166_1: countryCode,
      english_name: z.string(),
      native_name: z.string().meta({ description: "Its name in the language of the request." }),
    })
    .meta({ id: "Country" }),
);
