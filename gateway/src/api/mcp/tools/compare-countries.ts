import { z } from "zod";
import {
  availabilityOutput,
  kindsInput,
  requireDetails,
  titleOutput,
  toAvailabilityLines,
  toAvailabilityOutput,
  toTitleOutput,
} from "../titles.ts";
import { country, getProvenance, provenance, titleInput, tool } from "../tool.ts";

const MAX_COUNTRIES = 20;

export const compareCountries = tool({
  name: "compare_countries",
  title: "Compare countries for a title",
  description: `The services that have a movie or TV show in each of up to ${MAX_COUNTRIES} countries.`,
  input: z.strictObject({
    ...titleInput,
    countries: z.array(country).min(1).max(MAX_COUNTRIES),
    kinds: kindsInput,
  }),
  output: z.object({
    title: titleOutput,
    countries: z.array(availabilityOutput).describe("In the order of the input, each once."),
    ...provenance.shape,
  }),
  run: async (input, context) => {
    const title = await requireDetails(input, context);
    const codes = [...new Set(input.countries)];
    const found = await Promise.all(await context.availability.inCountries(title, codes));
    return {
      title: toTitleOutput(title, context),
      countries: found.map((one) => toAvailabilityOutput(one, input.kinds)),
      ...getProvenance(context),
    };
  },
  toLines: ({ title, countries }) => [
    ...countries.flatMap((one) => toAvailabilityLines(title, one)),
    title.page,
  ],
});
