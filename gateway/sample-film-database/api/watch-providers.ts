import { countryName } from "@flickmap/schema/country-names.ts";
import type { Offer } from "../availability/availability.ts";
import { offersEverywhere, offersForSeason } from "../availability/availability.ts";
import { OFFER_KINDS, priorityIn, SERVICES, type Service } from "../availability/services.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Kind, Season, Title } from "../catalog/title.ts";
import { WATCH_REGIONS } from "../reference/countries.ts";

/** Where titles can be watched, in the film database's shapes. */

/** The path of a service's logo. */
function logoPath(service: Service): string {
  return `/logo-${service.id}.svg`;
}

/** `watch/providers` of a title as of a day: offers by country code. */
export function watchProviders({ today }: Catalog, title: Title, asOf: string) {
  return { results: byCountry(title, offersEverywhere(title, { today, asOf })) };
}

/** `watch/providers` of one season of a show as of a day. */
export function seasonWatchProviders(
  { today }: Catalog,
  title: Title,
  season: Season,
  asOf: string,
) {
  const everywhere = new Map<string, Offer[]>();
  for (const region of WATCH_REGIONS) {
    const offers = offersForSeason(title, season, region, { today, asOf });
    if (offers.length > 0) everywhere.set(region, offers);
  }
  return { results: byCountry(title, everywhere) };
}

function byCountry(title: Title, everywhere: ReadonlyMap<string, readonly Offer[]>) {
  const slug = title.title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const page = `https://www.themoviedb.org/${title.kind}/${title.id}-${slug}/watch`;
  return Object.fromEntries(
    [...everywhere].map(([region, offers]) => [
      region,
      { link: `${page}?locale=${region}`, ...byKind(offers) },
    ]),
  );
}

function byKind(offers: readonly Offer[]) {
  return Object.fromEntries(
    OFFER_KINDS.flatMap((kind) => {
      const entries = offers.filter(({ kinds }) => kinds.includes(kind)).map(offerEntry);
      return entries.length > 0 ? [[kind, entries] as const] : [];
    }),
  );
}

function offerEntry({ service }: Offer) {
  return {
    logo_path: logoPath(service),
    provider_id: service.id,
    provider_name: service.name,
    display_priority: service.displayPriority,
  };
}

/** `watch/providers/movie` and `/tv`: the services, of one region if given. */
export function serviceList(kind: Kind, region: string | null) {
  const code = region?.toUpperCase();
  const services = SERVICES.filter(
    ({ media, regions }) => media.includes(kind) && (!code || regions.includes(code)),
  );
  return {
    results: services.map((service) => ({
      display_priorities: Object.fromEntries(
        service.regions.map((code) => [code, priorityIn(service, code)]),
      ),
      display_priority: service.displayPriority,
      logo_path: logoPath(service),
      provider_name: service.name,
      provider_id: service.id,
    })),
  };
}

/** `watch/providers/regions`, by English name. */
export function watchRegions() {
  const regions = WATCH_REGIONS.map((code) => ({
    iso_3166_1: code,
    english_name: countryName(code),
  }));
  return {
    results: regions.sort((first, second) => first.english_name.localeCompare(second.english_name)),
  };
}
