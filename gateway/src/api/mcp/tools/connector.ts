import { z } from "zod";
import {
  nameTitle,
  requireDetails,
  toAvailabilityLines,
  toAvailabilityOutput,
  toTitleOutput,
} from "../titles.ts";
import { CREDIT, tool } from "../tool.ts";
import { findTitles, queryInput } from "./search-titles.ts";

/* The two tools that connectors of assistants look for, with the names and forms that they read. */

export const search = tool({
  name: "search",
  title: "Search",
  description: "Finds movies and TV shows by name, for connectors; search_titles takes more.",
  input: z.strictObject({ query: queryInput }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
  }),
  run: async ({ query }, context) => {
    const { titles } = await findTitles({ query, page: 1 }, context);
    const results = titles.map((title) => ({
      id: `${title.type}/${title.id}`,
      title: nameTitle(title),
      url: title.page,
    }));
    return { results };
  },
});

export const fetchTitle = tool({
  name: "fetch",
  title: "Fetch",
  description:
    "A movie or TV show with what it is about, and where it can be watched in each country; for one country ask where_to_watch.",
  input: z.strictObject({
    id: z
      .string()
      .max(2000)
      .meta({ description: "A result's id.", examples: ["movie/550"] }),
  }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    metadata: z.record(z.string(), z.string()),
  }),
  run: async ({ id }, context) => {
    const found = await requireDetails({ id }, context);
    const title = toTitleOutput(found, context);
    const { countries } = found.offers;
    const offers = await Promise.all(await context.availability.inCountries(found, countries));
    const lines = offers.flatMap((one) => toAvailabilityLines(title, toAvailabilityOutput(one)));
    return {
      id: `${title.type}/${title.id}`,
      title: nameTitle(title),
      text: [found.overview ?? "", ...lines].join("\n"),
      url: title.page,
      metadata: { source: context.source, credit: CREDIT },
    };
  },
});
