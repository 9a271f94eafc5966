import { countryName, withArticle } from "@flickmap/schema/country-names.ts";
import { z } from "zod";
import { getFamily } from "../../../domain/availability/providers.ts";
import { badUserInput } from "../../../errors.ts";
import { OFFER_KINDS } from "../../../film-database/request-parameters.ts";
import { changesRequest } from "../../rest/change-filter.ts";
import { toLowerCase, wholeNumber } from "../../rest/parameters.ts";
import { country, kinds, list, typeInput } from "../arguments.ts";
import { messages, tool } from "../tool.ts";
import { nameTitle, titleOutput, toTitleOutput } from "./search-titles.ts";

const brand = "a brand such as netflix. Only these; every service where left out";
const moment = (milliseconds: number) => new Date(milliseconds).toISOString();

const change = z.enum(["added", "removed"]);
const changeOutput = z.object({
  title: titleOutput.describe("The title as it was called then."),
  change,
  kind: z.enum(OFFER_KINDS),
  service: z.string().describe("Its name, or its number where the name is unknown."),
  observed_at: z.iso.datetime(),
});

export const whatsNew = tool(
  "What's new",
  "Titles that came to streaming services in a country, or that left them, newest first. Flickmap compares about once a day.",
  z.object({
    country,
    change: z.preprocess(toLowerCase, change).prefault("added").describe("What came, or left."),
    type: typeInput.describe("Only movies, or only TV shows."),
    kinds,
    provider_families: list(z.string().max(80), 20, brand).optional(),
    limit: wholeNumber({ min: 1, max: 50 }).prefault(20),
    after: z.base64url().optional().describe("an answer's next."),
  }),
  z.object({
    country: z.string(),
    changes: z.array(changeOutput),
    next: z.string().nullable().describe("For after; null where there is no more."),
    observing_since: z.iso.datetime().nullable().describe("Nothing is known of changes before."),
  }),
  async ({ limit, after = null, provider_families: names, ...filter }, context) => {
    const { country, change } = filter;
    const where = withArticle(countryName(country));
    const known = (await context.providerFamilies(country, null)).map(({ family }) => family);
    if (known.length === 0) throw badUserInput(`Nothing is known of services in ${where}.`);
    const families = names?.map(async (name) => {
      const { id } = getFamily(name);
      if (known.some((family) => family.id === id)) return id;
      const [named] = (await context.searchShortcuts(name, country)).providerFamilies;
      if (!named) throw badUserInput(`No service "${name}" is known in ${where}.`);
      return named.family.id;
    });
    const provider_families = families && (await Promise.all(families));
    const request = changesRequest({ ...filter, provider_families });
    const page = await context.changes().page(request, limit, after);
    const changes = page.changes.map(({ title, provider, providerDetails, ...one }) => ({
      title: toTitleOutput({ ...one, ...title }, context),
      change,
      kind: one.kind,
      service: providerDetails ? getFamily(providerDetails.name).name : `service ${provider}`,
      observed_at: moment(one.observedAt),
    }));
    const next = page.hasNextPage ? (page.changes.at(-1)?.cursor ?? null) : null;
    const observing_since = page.observingSince === null ? null : moment(page.observingSince);
    const did = change === "added" ? "came to" : "left";
    const none = `No such change was observed since ${observing_since ?? "Flickmap began to look"}.`;
    const lines = changes.map(
      ({ title, kind, service, observed_at }) =>
        `- ${nameTitle(title)}, ${title.type} ${title.id}, ${did} ${service} (${messages(kind)}), observed ${observed_at.slice(0, 10)}`,
    );
    return [
      { country, changes, next, observing_since },
      [
        `Services in ${where}:`,
        ...(lines.length === 0 ? [none] : new Set(lines)),
        ...(next === null ? [] : [`There is more: after ${next}.`]),
      ],
    ];
  },
);
