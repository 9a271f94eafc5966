import { z } from "zod";
import { MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { readDatedQuery, readLink } from "../../../domain/search/read-query.ts";
import { findTitles as findMeant } from "../../../domain/search/meant-titles.ts";
import { getYear } from "../../../domain/titles/title.ts";
import { nameTitle, titleOutput, toTitleOutput } from "../titles.ts";
import { titleType, tool, type ToolContext } from "../tool.ts";

/** A query with the year at its end, where a search reads it; a number or URL needs none. */
function withYear(query: string, year: number, site: string): string {
  const isWhole = readLink(query, site) !== null || readDatedQuery(query)?.year === year;
  return isWhole ? query : `${query} (${year})`;
}

const queryInput = z
  .string()
  .trim()
  .min(1)
  .max(MAX_LENGTHS.queryLength)
  .meta({ description: "The title's name.", examples: ["fight club"] });

const input = z.strictObject({
  query: queryInput,
  type: titleType.optional().describe("Only movies, or only TV shows."),
  year: z
    .int()
    .min(1870)
    .max(2100)
    .optional()
    .describe("The year of release, or of a show's first episode; one beside it is found too."),
  page: z.int().min(1).max(500).default(1).describe("20 titles to a page."),
});

async function findTitles(
  { query: name, type, year, page }: z.output<typeof input>,
  context: ToolContext,
) {
  const query = year === undefined ? name : withYear(name, year, context.siteUrl);
  const scope = type ?? "all";
  const wanted = { scope, query, region: null, country: null, page, exact: false } as const;
  const found = await findMeant(context, wanted);
  return {
    titles: found.results.map((title) =>
      toTitleOutput({ ...title, year: getYear(title) }, context),
    ),
    total: found.totalResults,
    corrected_query: found.correction?.query ?? null,
  };
}

export const searchTitles = tool({
  name: "search_titles",
  title: "Search movies and TV shows",
  description:
    "Finds movies and TV shows by name, and gives the numbers that the other tools take. Misspelled names are corrected. " +
    "A number of IMDb or TMDB finds its title: 'tt0137523', 'tmdb:550'.",
  input,
  output: z.object({
    titles: z.array(titleOutput),
    total: z.int().describe("How many titles were found."),
    corrected_query: z.string().nullable().describe("What was searched for in place of the query."),
  }),
  run: findTitles,
  toLines: ({ titles, total, corrected_query }) => [
    ...(corrected_query === null ? [] : [`Searched for ${corrected_query} instead.`]),
    total === 0 ? "No title was found." : `Titles found: ${total}.`,
    ...titles.map((title) => `- ${nameTitle(title)}, ${title.type} ${title.id}: ${title.page}`),
  ],
});

/** The search that connectors of assistants look for, with the name and form that they read. */
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
