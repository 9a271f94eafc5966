import type { Title } from "../catalog/title.ts";
import { daysBetween } from "../dates.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { hashNumbers, unit } from "../random.ts";
import { WATCH_REGIONS } from "../reference/countries.ts";
import { homesIn, isBrandOf } from "./homes.ts";
import { decisionsBy, licenceTerm } from "./licences.ts";
import { hasMainstay, isFamous, isTooFamousFor, mainstay } from "./mainstays.ts";
import { type OfferKind, type Service, servicesIn } from "./services.ts";
import { type Traits, chanceOf } from "./suits.ts";

/** A service that carries a title, and in which ways. */
export interface Offer {
  service: Service;
  kinds: readonly OfferKind[];
}

/** Days after its release in which a movie is in cinemas alone, then in shops alone. */
const CINEMA_DAYS = 45;
const SHOP_DAYS = 110;
/** More services than this rarely carry the same title by subscription. */
const MAX_SUBSCRIPTIONS = 4;

/**
 * Where a title can be watched in a region. All of it is invented: drawn from hashes of ids, always
 * the same for a day, and shaped like the real thing. On some days titles arrive, leave or move.
 *
 * @param title a title of the sample
 * @param region a country code; an unknown one has no offers
 * @param asOf the day as of which they are worked out, YYYY-MM-DD
 */
export function offersIn(title: Title, region: string, asOf: string): Offer[] {
  const traits = traitsOf(title);
  if (!traits || isShutOut(title, region)) return [];
  const term = licenceTerm(title, asOf);
  const offers = drawn(traits, region, term);
  if (offers.length > 0) return offers;
  if (hasMainstay(title, region)) {
    const service = mainstay(traits, region, term);
    if (service) return [{ service, kinds: kindsFrom(service, title.id, title) }];
  }
  // At home a title that once was somewhere stays there rather than being nowhere.
  return term !== 0 && region === homeOf(title) ? drawn(traits, region, 0) : offers;
}

function drawn(traits: Traits, region: string, term: number): Offer[] {
  const { title } = traits;
  const offers: Offer[] = [];
  let subscriptions = 0;
  const homes = homesIn(title, region);
  for (const service of servicesIn(region)) {
    if (!service.media.includes(title.kind)) continue;
    if (homes.includes(service)) {
      offers.push({ service, kinds: service.kinds });
      continue;
    }
    // What has a home is nowhere else but in shops.
    if (homes.length > 0 && service.leaning !== "store") continue;
    const kinds = kindsOn(service, region, traits, decisionsBy(title, service.id, term));
    if (kinds.length === 0) continue;
    if (kinds.includes("flatrate") && ++subscriptions > MAX_SUBSCRIPTIONS) continue;
    offers.push({ service, kinds });
  }
  return offers;
}

/** The same for every region in which there are offers. */
export function offersEverywhere(title: Title, asOf: string): Map<string, Offer[]> {
  const everywhere = new Map<string, Offer[]>();
  for (const region of WATCH_REGIONS) {
    const offers = offersIn(title, region, asOf);
    if (offers.length > 0) everywhere.set(region, offers);
  }
  return everywhere;
}

/** A title's offers as observers of the film database know them, by country code. */
export function offerIds(title: Title, asOf: string) {
  return new Map(
    [...offersEverywhere(title, asOf)].map(([country, offers]) => [
      country,
      offers.flatMap(({ service, kinds }) => kinds.map((kind) => ({ provider: service.id, kind }))),
    ]),
  );
}

/** The offers for one season: a service does not always carry all of a show. */
export function offersForSeason(
  title: Title,
  season: { number: number; date: string },
  region: string,
  asOf: string,
): Offer[] {
  if (season.date > SAMPLE_TODAY.slice(0, season.date.length)) return [];
  return offersIn(title, region, asOf).filter(
    ({ service }) =>
      title.service !== null ||
      homesIn(title, region).includes(service) ||
      unit(hashNumbers(title.id, service.id, 1000 + season.number)) < 0.85,
  );
}

function traitsOf(title: Title): Traits | undefined {
  if (title.date === "" || title.date > SAMPLE_TODAY) return undefined;
  const age = daysBetween(title.date, SAMPLE_TODAY);
  const chance = unit(hashNumbers(title.id, 1));
  // Some titles are nowhere to be had; the less known, the likelier.
  if (title.service === null && chance < shareNowhere(title)) return undefined;
  if (title.kind === "movie" && title.service === null && age < CINEMA_DAYS) return undefined;
  return { title, age, english: title.language === "en", inShops: chance < 0.9 };
}

function shareNowhere(title: Title): number {
  if (isFamous(title)) return 0;
  return title.voteCount < 100 ? 0.09 : 0.025;
}

function homeOf(title: Title): string {
  return title.countries[0] ?? "US";
}

/** Some titles are licensed in a single country, their own where it has services. */
function isShutOut(title: Title, region: string): boolean {
  if (title.service !== null) return false;
  if (unit(hashNumbers(title.id, 2)) >= (title.voteCount < 300 ? 0.1 : 0.02)) return false;
  return region !== homeOf(title) && !hasMainstay(title, region) && title.home === null;
}

/** @param decisions how often the service has decided again */
function kindsOn(
  service: Service,
  region: string,
  traits: Traits,
  decisions: number,
): readonly OfferKind[] {
  const { title } = traits;
  if (title.service !== null) return isBrandOf(service, title.service) ? ["flatrate"] : [];
  const shop = service.leaning === "store";
  if (isTooFamousFor(service, traits)) return [];
  if (title.kind === "movie" && traits.age < SHOP_DAYS && !shop) return [];
  const home = title.countries.includes(region);
  const first = hashNumbers(title.id, service.id, title.kind === "tv" ? 7 : 3);
  const global = decisions === 0 ? first : hashNumbers(first, decisions, 11);
  const regional = hashNumbers(global, region.charCodeAt(0) * 256 + region.charCodeAt(1));
  // Licences mostly hold in many regions at once; a third of them are a region's own affair.
  const draw = unit(regional % 3 === 0 ? Math.imul(regional, 0x9e3779b1) : global);
  const chance = chanceOf(service.leaning, service.reach, traits, home);
  return draw < chance ? kindsFrom(service, regional, title) : [];
}

function kindsFrom(service: Service, hash: number, title: Title): readonly OfferKind[] {
  const has = (kind: OfferKind): boolean => service.kinds.includes(kind);
  const percent = (hash >>> 8) % 100;
  if (has("flatrate")) {
    if (has("rent") || has("buy")) {
      return percent < 60 ? ["flatrate"] : service.kinds.filter((kind) => kind !== "flatrate");
    }
    if (has("ads")) return percent < 45 ? ["flatrate"] : percent < 75 ? ["ads"] : service.kinds;
    return service.kinds;
  }
  if (title.kind === "tv" && has("buy")) return ["buy"];
  if (has("rent") && has("buy")) {
    return percent < 78 ? ["rent", "buy"] : percent < 90 ? ["rent"] : ["buy"];
  }
  if (has("ads") && has("free")) return percent < 60 ? ["ads"] : ["free"];
  return service.kinds;
}
