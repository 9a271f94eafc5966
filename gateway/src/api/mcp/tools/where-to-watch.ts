import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import { countryName, withArticle } from "@flickmap/schema/country-names.ts";
import { z } from "zod";
import {
  type Availability,
  AVAILABILITY_STATUSES,
  getOffers,
} from "../../../domain/availability/availability.ts";
import { getFamily } from "../../../domain/availability/providers.ts";
import { getYear } from "../../../domain/titles/title.ts";
import { AppError, badUserInput } from "../../../errors.ts";
import { type OfferKind, OFFER_KINDS } from "../../../film-database/request-parameters.ts";
import { country, kinds, list, typeInput } from "../arguments.ts";
import { messages, tool, type ToolContext } from "../tool.ts";
import { nameTitle, titleOutput, toTitleOutput } from "./search-titles.ts";

const input = z.object({
  type: typeInput.describe("Movie or TV show; left out only where the number says it."),
  id: z.union([z.string().max(2000), z.int()]).meta({
    description: "The title's number, as search_titles gives it, or IMDb's with its letters.",
    examples: [550, "tt0137523"],
  }),
  kinds,
});

const offerOutput = z.object({
  kind: z.enum(OFFER_KINDS).describe("flatrate: by subscription; ads: free with ads."),
  service: z.string(),
  provider_family: z.string().describe("The service's brand, for whats_new."),
  url: z.string().describe("Where to look for the title at the service."),
});
const availabilityOutput = z.object({
  country: z.string(),
  status: z.enum(AVAILABILITY_STATUSES).describe("COUNTRY_NOT_COVERED: nothing is known there."),
  offers: z.array(offerOutput).nullable().describe("Null where nothing is known; without prices."),
});

/** The title of a number or URL, as a search reads it. Throws where there is none, or its type is missing or another. */
async function requireTitle({ type, id }: z.output<typeof input>, context: ToolContext) {
  const number = withCommonDigits(String(id)).replace(/\.0+$/u, "");
  const link = /^\d+$/u.test(number) ? `tmdb:${type ?? ""}${number}` : number;
  const linked = await context.search().linked(link, "all", context.siteUrl);
  const found = linked.find((title) => title.type === type) ?? linked[0];
  const details = found && (await context.titles.details(found.type, found.id));
  if (!details) {
    throw new AppError("NOT_FOUND", "There is no such title. Find its number with search_titles.");
  }
  if (type === undefined && linked.length > 1) {
    throw badUserInput("Missing type: it must be one of movie, tv.");
  }
  if (type !== undefined && details.type !== type) {
    const wrong = link.startsWith("tt") ? "type" : "id";
    throw badUserInput(`Invalid ${wrong}: ${id} is of type ${details.type}.`);
  }
  return { details, title: toTitleOutput({ ...details, year: getYear(details) }, context) };
}

function toOutput(availability: Availability, only?: readonly OfferKind[]) {
  const { countryCode: country, status } = availability;
  const offers = getOffers(availability, only)?.map(({ kind, provider, url }) => {
    const { id, name } = getFamily(provider.name);
    return { kind, service: name, provider_family: id, url };
  });
  // What one brand offers in one way is one offer, under the name that the site shows too.
  const byBrand = Map.groupBy(offers ?? [], (offer) => `${offer.kind} ${offer.provider_family}`);
  const first = [...byBrand.values()].flatMap(([offer]) => offer ?? []);
  return { country, status, offers: offers ? first : null };
}

function toLines(
  title: z.output<typeof titleOutput>,
  { country, status, offers }: z.output<typeof availabilityOutput>,
): readonly string[] {
  const name = nameTitle(title);
  const where = withArticle(countryName(country));
  if (status === "COUNTRY_NOT_COVERED") return [`Nothing is known of services in ${where}.`];
  if (status === "FILM_DATABASE_UNAVAILABLE") {
    return [`Where to watch ${name} in ${where} could not be found out: try again later.`];
  }
  const byKind = Map.groupBy(offers ?? [], ({ kind }) => kind);
  if (byKind.size === 0) return [`No such offer of ${name} is known in ${where}.`];
  return [
    `Where to watch ${name} in ${where}:`,
    ...[...byKind].map(
      ([kind, list]) => `- ${messages(kind)}: ${list.map(({ service }) => service).join(", ")}`,
    ),
  ];
}

export const whereToWatch = tool(
  "Where to watch",
  "The services that have a movie or TV show in one country: by subscription, free, free with ads, to rent and to buy.",
  input.safeExtend({ country }),
  availabilityOutput.safeExtend({ title: titleOutput }),
  async (given, context) => {
    const { details, title } = await requireTitle(given, context);
    const found = await context.availability.whereToWatch(details, given.country);
    const output = toOutput(found, given.kinds);
    return [{ title, ...output }, [...toLines(title, output), title.page]];
  },
);

export const compareCountries = tool(
  "Compare countries",
  "The services that have a movie or TV show in each of up to 20 countries.",
  input.safeExtend({ countries: list(country, 20, "like DE. A country, ISO 3166-1 alpha-2") }),
  z.object({ title: titleOutput, countries: z.array(availabilityOutput) }),
  async (given, context) => {
    const { details, title } = await requireTitle(given, context);
    const codes = [...new Set(given.countries)];
    const found = await Promise.all(await context.availability.inCountries(details, codes));
    const countries = found.map((one) => toOutput(one, given.kinds));
    return [{ title, countries }, [...countries.flatMap((one) => toLines(title, one)), title.page]];
  },
);
