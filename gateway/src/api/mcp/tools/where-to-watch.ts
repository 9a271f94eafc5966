import { countryName, withArticle } from "@flickmap/schema/country-names.ts";
import { z } from "zod";
import {
  type Availability,
  AVAILABILITY_STATUSES,
  getOffers,
} from "../../../domain/availability/availability.ts";
import { getFamily } from "../../../domain/availability/providers.ts";
import { type OfferKind, OFFER_KINDS } from "../../../film-database/request-parameters.ts";
import { badUserInput } from "../../../errors.ts";
import {
  kindsInput,
  nameKind,
  nameTitle,
  requireDetails,
  titleOutput,
  toTitleOutput,
} from "../titles.ts";
import { country, titleInput, tool } from "../tool.ts";

const availabilityOutput = z.object({
  country: z.string(),
  status: z
    .enum(AVAILABILITY_STATUSES)
    .describe(
      "NONE_KNOWN: the country is covered and no offer is known. COUNTRY_NOT_COVERED: nothing is known of the country. " +
        "FILM_DATABASE_UNAVAILABLE: it could not be found out, try again later.",
    ),
  offers: z
    .array(
      z.object({
        kind: z
          .enum(OFFER_KINDS)
          .describe("flatrate: by subscription; ads: free with ads; rent and buy: paid once."),
        service: z.string(),
        provider_family: z.string().describe("The service's brand, for whats_new."),
        url: z.string().describe("Where to look for the title at the service."),
      }),
    )
    .nullable()
    .describe("Null where nothing can be known; there are no prices."),
});

function toAvailabilityOutput(
  availability: Availability,
  kinds?: readonly OfferKind[],
): z.input<typeof availabilityOutput> {
  // What one brand offers in one way is one offer, under the name that the site shows too.
  const offers = getOffers(availability, kinds)?.map(({ kind, provider, url }) => {
    const { id, name } = getFamily(provider.name);
    return { kind, service: name, provider_family: id, url };
  });
  const byBrand = Map.groupBy(offers ?? [], (offer) => `${offer.kind} ${offer.provider_family}`);
  return {
    country: availability.countryCode,
    status: availability.status,
    offers: offers ? [...byBrand.values()].flatMap(([first]) => first ?? []) : null,
  };
}

function toAvailabilityLines(
  title: z.input<typeof titleOutput>,
  { country, status, offers }: z.input<typeof availabilityOutput>,
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
      ([kind, list]) => `- ${nameKind(kind)}: ${list.map(({ service }) => service).join(", ")}`,
    ),
  ];
}

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

/** What connectors of assistants look for to read what they found, with the name and form that they read. */
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
    };
  },
});
