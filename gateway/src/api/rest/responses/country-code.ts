import { z } from "zod";

/** The code of a country in a response. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/u)
  .meta({ description: "ISO 3166-1 alpha-2.", example: "DE" });
