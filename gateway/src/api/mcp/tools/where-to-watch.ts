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

export const whereToWatch = tool({
  name: "where_to_watch",
  title: "Where to watch a title in a country",
  description:
    "The services that have a movie or TV show in one country: by subscription, free, free with ads, to rent and to buy.",
  input: z.strictObject({ ...titleInput, country, kinds: kindsInput }),
  output: z.object({
    title: titleOutput,
    ...availabilityOutput.shape,
    ...provenance.shape,
  }),
  run: async (input, context) => {
    const title = await requireDetails(input, context);
    const availability = await context.availability.whereToWatch(title, input.country);
    return {
      title: toTitleOutput(title, context),
      ...toAvailabilityOutput(availability, input.kinds),
      ...getProvenance(context),
    };
  },
  toLines: (answer) => [...toAvailabilityLines(answer.title, answer), answer.title.page],
});
