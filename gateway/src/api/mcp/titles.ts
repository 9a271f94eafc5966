import { readLink } from "../../domain/search/read-query.ts";
import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { AppError, badUserInput } from "../../errors.ts";
import { toPagePath } from "../../lib/page-path.ts";
import {
  type Availability,
  AVAILABILITY_STATUSES,
  getOffers,
} from "../../domain/availability/availability.ts";
import { getFamily } from "../../domain/availability/families.ts";
import { type OfferKind, OFFER_KINDS } from "../../domain/availability/offers.ts";
import { countryName, withArticle } from "@flickmap/schema/country-names.ts";
import { getMessages } from "../../lib/messages.ts";
import type { TitleDetails } from "../../domain/titles/details.ts";
import type { TitleKey } from "../../film-database/title-key.ts";
import { getYear, type TitleType } from "../../domain/titles/title.ts";
import { titleType, type ToolContext } from "./tool.ts";

export const titleOutput = z.object({
  type: titleType,
  id: z.int().describe("The title's number; movies and shows are numbered apart."),
  name: z.string(),
  year: z.int().nullable().describe("Of release, or of a show's first episode; null when unknown."),
  page: z.string().describe("The title's page on Flickmap, to link to."),
});

export function toTitleOutput(
  { type, id, name, year }: Omit<z.input<typeof titleOutput>, "page">,
  { siteUrl, language }: ToolContext,
): z.input<typeof titleOutput> {
  return { type, id, name, year, page: siteUrl + toPagePath(type, id, name, language) };
}

/**
 * A title named as people and other sites do: `550` with its type, `movie/550`, `tt0137523`, a URL. Throws NOT_FOUND where there
 * is none, BAD_USER_INPUT where the type is missing or the number's is another.
 */
export async function requireDetails(
  { type, id }: { readonly type?: TitleType | undefined; readonly id: number | string },
  { titles, siteUrl }: ToolContext,
): Promise<TitleDetails & { readonly year: number | null }> {
  const target = readLink(typeof id === "number" ? `tmdb:${id}` : id, siteUrl);
  if (target?.kind !== "title") throw badUserInput("Invalid id: it must be like movie/550.");
  const { number } = target;
  let found: TitleKey | null;
  if ("imdbId" in number) {
    found = await titles.byExternalId("imdb", number.imdbId);
    if (found !== null && found.type !== (type ?? found.type)) {
      throw badUserInput(`Invalid type: ${id} is of type ${found.type}.`);
    }
  } else {
    const known = number.type ?? type;
    if (known === undefined) throw badUserInput("Missing type: it must be one of movie, tv.");
    if (known !== (type ?? known)) throw badUserInput(`Invalid id: ${id} is of type ${known}.`);
    found = { type: known, id: number.id };
  }
  const details = found && (await titles.details(found.type, found.id));
  if (details === null) {
    throw new AppError("NOT_FOUND", "There is no such title. Find its number with search_titles.");
  }
  return { ...details, year: getYear(details) };
}

export const availabilityOutput = z.object({
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

export function toAvailabilityOutput(
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

/** A kind of offer in words: assistants are told in English, whatever the language of names. */
export const nameKind: (kind: OfferKind) => string = getMessages(DEFAULT_LANGUAGE);

/** A title in words: `Fight Club (1999)`. */
export function nameTitle({ name, year }: z.input<typeof titleOutput>): string {
  return year === null ? name : `${name} (${year})`;
}

export function toAvailabilityLines(
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

export const kindsInput = z
  .array(z.enum(OFFER_KINDS))
  .min(1)
  .max(OFFER_KINDS.length)
  .optional()
  .describe("Only these kinds of offer; all where left out.");
