import { z } from "zod";
import { badUserInput } from "../../../errors.ts";
import {
  availabilityOutput,
  kindsInput,
  requireDetails,
  titleOutput,
  toAvailabilityLines,
  toAvailabilityOutput,
  toTitleOutput,
} from "../titles.ts";
import { country, titleInput, tool } from "../tool.ts";

export const whereToWatch = tool({
  name: "where_to_watch",
  title: "Where to watch a title in a country",
  description:
    "The services that have a movie or TV show in one country: by subscription, free, free with ads, to rent and to buy.",
  input: z.strictObject({
    ...titleInput,
    country,
    kinds: kindsInput,
    season: z.int().min(0).max(1000).optional().describe("Only this season of a TV show."),
  }),
  output: z.object({
    title: titleOutput,
    season: z.int().nullable(),
    ...availabilityOutput.shape,
  }),
  run: async (input, context) => {
    const title = await requireDetails(input, context);
    const [, ofUrl] = /\/season\/(\d+)/iu.exec(String(input.id)) ?? [];
    const season = input.season ?? (ofUrl === undefined ? null : Number(ofUrl));
    const seasons = title.type === "tv" ? title.seasons : [];
    if (season !== null && !seasons.some(({ number }) => number === season))
      throw badUserInput(`${title.name} has no season ${season}.`);
    const availability =
      season === null
        ? await context.availability.whereToWatch(title, input.country)
        : await context.availability.ofSeason(title, season, input.country);
    return {
      title: toTitleOutput(title, context),
      season,
      ...toAvailabilityOutput(availability, input.kinds),
    };
  },
  toLines: (answer) => [
    ...(answer.season === null ? [] : [`Season ${answer.season}:`]),
    ...toAvailabilityLines(answer.title, answer),
    answer.title.page,
  ],
});

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
  }),
  run: async (input, context) => {
    const title = await requireDetails(input, context);
    const codes = [...new Set(input.countries)];
    const found = await Promise.all(await context.availability.inCountries(title, codes));
    return {
      title: toTitleOutput(title, context),
      countries: found.map((one) => toAvailabilityOutput(one, input.kinds)),
    };
  },
  toLines: ({ title, countries }) => [
    ...countries.flatMap((one) => toAvailabilityLines(title, one)),
    title.page,
  ],
});
