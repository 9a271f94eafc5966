import { readTitleNumber, readTitleUrl } from "@flickmap/schema/title-links.ts";
import { z } from "zod";
import { badUserInput } from "../../../errors.ts";
import {
  nameTitle,
  requireDetails,
  toAvailabilityLines,
  toAvailabilityOutput,
  toTitleOutput,
} from "../titles.ts";
import { getProvenance, provenance, tool } from "../tool.ts";
import { findTitles, queryInput } from "./search-titles.ts";

/* The two tools that connectors of assistants look for, with the names and forms that they read. */

export const search = tool({
  name: "search",
  title: "Search",
  description: "Finds movies and TV shows by name, for connectors; search_titles takes more.",
  input: z.strictObject({ query: queryInput }),
  output: z.object({
    results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
    ...provenance.shape,
  }),
  run: async ({ query }, context) => {
    const { titles } = await findTitles({ query, page: 1 }, context);
    const results = titles.map((title) => ({
      id: `${title.type}/${title.id}`,
      title: nameTitle(title),
      url: title.page,
    }));
    return { results, ...getProvenance(context) };
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
    ...provenance.shape,
  }),
  run: async ({ id }, context) => {
    const target = readTitleUrl(id, context.siteUrl) ?? readTitleNumber(id);
    if (target?.kind !== "title") throw badUserInput("Invalid id: it must be like movie/550.");
    const { number } = target;
    const found = await requireDetails(
      "imdbId" in number
        ? { id: number.imdbId }
        : { id: number.id, type: number.type ?? undefined },
      context,
    );
    const title = toTitleOutput(found, context);
    const { countries } = found.offers;
    const offers = await Promise.all(await context.availability.inCountries(found, countries));
    const lines = offers.flatMap((one) => toAvailabilityLines(title, toAvailabilityOutput(one)));
    const { source, credit } = getProvenance(context);
    return {
      id: `${title.type}/${title.id}`,
      title: nameTitle(title),
      text: [found.overview ?? "", ...lines].join("\n"),
      url: title.page,
      metadata: { source, credit },
      ...getProvenance(context),
    };
  },
});
