import { countryName, withArticle } from "@flickmap/schema/country-names.ts";
import { z } from "zod";
import { getFamily } from "../../../domain/availability/providers.ts";
import { badUserInput } from "../../../errors.ts";
import { OFFER_KINDS } from "../../../film-database/request-parameters.ts";
import { changesRequest } from "../../rest/change-filter.ts";
import { kindsInput, nameKind, nameTitle, titleOutput, toTitleOutput } from "../titles.ts";
import { country, titleType, tool, type ToolContext } from "../tool.ts";

/** The families of a country that names mean: an identifier, or as a search reads them. Throws where one means none. */
async function readFamilies(
  names: string[] | undefined,
  country: string,
  { providerFamilies, searchShortcuts }: ToolContext,
): Promise<string[] | undefined> {
  const known = (await providerFamilies(country, null)).map(({ family }) => family);
  const where = withArticle(countryName(country));
  if (known.length === 0) throw badUserInput(`Nothing is known of services in ${where}.`);
  const found = names?.map(async (name) => {
    const { id } = getFamily(name);
    if (known.some((family) => family.id === id)) return id;
    const { providerFamilies: named } = await searchShortcuts(name, country);
    if (named.length > 0) return named.map(({ family }) => family.id);
    const some = known.slice(0, 20).map((family) => family.name);
    throw badUserInput(`No service "${name}" in ${where}; such as ${some.join(", ")}.`);
  });
  return found && (await Promise.all(found)).flat();
}

const MAX_CHANGES = 50;

export const whatsNew = tool({
  name: "whats_new",
  title: "What is new on streaming services",
  description:
    "Titles that came to streaming services in a country, or that left them, newest first. Flickmap compares about once a day.",
  input: z.strictObject({
    country,
    change: z.enum(["added", "removed"]).default("added").describe("What came, or what left."),
    type: titleType.optional().describe("Only movies, or only TV shows."),
    kinds: kindsInput,
    provider_families: z
      .array(z.string().max(80))
      .max(20)
      .optional()
      .describe("Only services of these brands, such as netflix or Disney+."),
    limit: z.int().min(1).max(MAX_CHANGES).default(20),
    after: z
      .string()
      .regex(/^[\w-]{1,80}$/u)
      .optional()
      .describe("an answer's next, to go on where it ended."),
  }),
  output: z.object({
    country: z.string(),
    changes: z.array(
      z.object({
        title: titleOutput.describe("The title as it was called then."),
        change: z.enum(["added", "removed"]),
        kind: z.enum(OFFER_KINDS),
        service: z
          .string()
          .describe("The service's name, or its number where the name is unknown."),
        observed_at: z.iso.datetime().describe("When Flickmap observed it."),
      }),
    ),
    next: z.string().nullable().describe("For after; null where there is no more."),
    observing_since: z.iso
      .datetime()
      .nullable()
      .describe("Nothing is known of changes before; null while nothing was observed."),
  }),
  run: async (input, context) => {
    const { limit, after = null, ...filter } = input;
    const provider_families = await readFamilies(input.provider_families, input.country, context);
    const request = changesRequest({ ...filter, provider_families });
    const page = await context.changes().page(request, limit, after);
    return {
      country: input.country,
      changes: page.changes.map(
        ({ title, name, year, kind, provider, providerDetails, observedAt }) => ({
          title: toTitleOutput({ ...title, name, year }, context),
          change: input.change,
          kind,
          service:
            providerDetails === null ? `service ${provider}` : getFamily(providerDetails.name).name,
          observed_at: new Date(observedAt).toISOString(),
        }),
      ),
      next: page.hasNextPage ? (page.changes.at(-1)?.cursor ?? null) : null,
      observing_since:
        page.observingSince === null ? null : new Date(page.observingSince).toISOString(),
    };
  },
  toLines: ({ country, changes, observing_since, next }) => [
    `Services in ${withArticle(countryName(country))}:`,
    ...(observing_since === null ? ["Nothing was observed yet."] : []),
    ...(changes.length === 0 && observing_since !== null ? ["No such change was observed."] : []),
    ...new Set(
      changes.map(
        ({ title, change, kind, service, observed_at }) =>
          `- ${nameTitle(title)}, ${title.type} ${title.id}, ${change === "added" ? "came to" : "left"} ${service} ` +
          `(${nameKind(kind)}), observed ${observed_at.slice(0, 10)}`,
      ),
    ),
    ...(next === null ? [] : [`There is more: after ${next}.`]),
  ],
});
