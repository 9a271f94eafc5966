import { z } from "zod";
import { findTitles } from "../../../domain/search/meant-titles.ts";
import { readDatedQuery, readLink } from "../../../domain/search/read-query.ts";
import { BOUNDS } from "../../../domain/titles/bounds.ts";
import { getYear, toPagePath } from "../../../domain/titles/title.ts";
import { mediaType, text, wholeNumber } from "../../rest/parameters.ts";
import { typeInput } from "../arguments.ts";
import { tool, type ToolContext } from "../tool.ts";

export const titleOutput = z.object({
  type: mediaType,
  id: z.int().describe("The title's number; movies and shows are numbered apart."),
  name: z.string(),
  year: z.int().nullable().describe("Of release, or of a show's first episode; null when unknown."),
  page: z.string().describe("The title's page on Flickmap, to link to."),
});
type TitleOutput = z.output<typeof titleOutput>;

export function toTitleOutput(
  { type, id, name, year }: Omit<TitleOutput, "page">,
  { siteUrl, language }: ToolContext,
): TitleOutput {
  return { type, id, name, year, page: siteUrl + toPagePath(type, id, name, language) };
}

/** A title in words: `Fight Club (1999)`. */
export function nameTitle({ name, year }: TitleOutput): string {
  return year === null ? name : `${name} (${year})`;
}

export const searchTitles = tool(
  "Search titles",
  "Finds movies and TV shows by name, misspelled too, or by a number of IMDb or TMDB ('tt0137523', 'tmdb:550'), and gives the numbers that the other tools take.",
  z.object({
    query: text("The title's name.").meta({ examples: ["fight club"], example: undefined }),
    type: typeInput.describe("Only movies, or only TV shows."),
    year: wholeNumber(BOUNDS.year).optional().describe("Its year; one beside it is found too."),
    page: wholeNumber(BOUNDS.page).prefault(1).describe("20 titles to a page."),
  }),
  z.object({
    titles: z.array(titleOutput),
    total: z.int().describe("How many titles were found."),
    corrected_query: z.string().nullable().describe("What was searched for instead."),
  }),
  async ({ query: name, type, year, page }, context) => {
    // A search reads the year at the end of a name; a number or URL needs none.
    const hasYear = readDatedQuery(name)?.year === year || readLink(name, context.siteUrl) !== null;
    const query = year === undefined || hasYear ? name : `${name} (${year})`;
    const wanted = { query, scope: type ?? ("all" as const), page, exact: false };
    const found = await findTitles(context, { ...wanted, region: null, country: null });
    const { results, totalResults: total, correction } = found;
    const titles = results.map((one) => toTitleOutput({ ...one, year: getYear(one) }, context));
    const corrected_query = correction?.query ?? null;
    const lines = [
      ...(corrected_query === null ? [] : [`Searched for ${corrected_query} instead.`]),
      `Titles found: ${total}.`,
      ...titles.map((title) => `- ${nameTitle(title)}, ${title.type} ${title.id}: ${title.page}`),
    ];
    return [{ titles, total, corrected_query }, lines];
  },
);
