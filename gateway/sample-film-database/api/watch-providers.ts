import type { Offer } from "../availability/availability.ts";
import { offersEverywhere, offersForSeason } from "../availability/availability.ts";
import { OFFER_KINDS, priorityIn, SERVICES, type Service } from "../availability/services.ts";
import type { Kind, Season, Title } from "../catalog/title.ts";
import { WATCH_REGIONS } from "../reference/countries.ts";

/** Where titles can be watched, in the film database's shapes. */

/** `watch/providers` of a title as of a day: offers by country code. */
export function watchProviders(title: Title, asOf: string) {
  return { results: byCountry(title, offersEverywhere(title, asOf)) };
}

/** `watch/providers` of one season of a show as of a day. */
export function seasonWatchProviders(title: Title, season: Season, asOf: string) {
  const everywhere = new Map<string, Offer[]>();
  for (const region of WATCH_REGIONS) {
    const offers = offersForSeason(title, season, region, asOf);
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
      const entries = offers
        .filter(({ kinds }) => kinds.includes(kind))
        .map(({ service }) => entry(service));
      return entries.length > 0 ? [[kind, entries] as const] : [];
    }),
  );
}

/** A service as offers and lists name it. */
function entry({ id, name, displayPriority }: Service) {
  return {
    logo_path: `/logo-${id}.svg`,
    provider_id: id,
    provider_name: name,
    display_priority: displayPriority,
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
      ...entry(service),
      display_priorities: Object.fromEntries(
        service.regions.map((code) => [code, priorityIn(service, code)]),
      ),
    })),
  };
}

/** `watch/providers/regions`. */
export function watchRegions() {
  return { results: WATCH_REGIONS.map((iso_3166_1) => ({ iso_3166_1 })) };
}
