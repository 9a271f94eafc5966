import type { Title } from "../catalog/title.ts";
import { hashNumbers } from "../random.ts";
import { type Service, servicesIn } from "./services.ts";
import { chanceOf, type Traits } from "./suits.ts";

/** Countries in which a famous title is always to be had somewhere. */
const LARGE_COUNTRIES = ["US", "GB", "CA", "AU", "IN", "JP", "KR", "FR", "DE", "ES", "IT", "BR"];
/** So many votes make a title famous. */
const FAMOUS_VOTES = 3000;
/** For so many days a famous title is on no service that costs nothing: 25 years. */
const BLOCKBUSTER_DAYS = 25 * 365;
/** Among how many of the services that suit a title best one is drawn. */
const BEST = 3;

export function isFamous(title: Title): boolean {
  return title.voteCount >= FAMOUS_VOTES || title.home !== null;
}

/** Whether a service costs nothing, and a title is one that pays for a subscription. */
export function isTooFamousFor({ kinds }: Service, { title, age }: Traits): boolean {
  const isFree = kinds.every((kind) => kind === "ads" || kind === "free");
  return isFree && isFamous(title) && age < BLOCKBUSTER_DAYS;
}

/** Whether a title with no other offer in the region is given one. */
export function hasMainstay(title: Title, region: string): boolean {
  return isFamous(title) && title.service === null && LARGE_COUNTRIES.includes(region);
}

/** The service that carries a famous title in a large country while no other does; undefined when none suits it. */
export function mainstay(traits: Traits, region: string, term: number): Service | undefined {
  const { title } = traits;
  const home = title.countries.includes(region);
  const suitable = servicesIn(region)
    .filter((service) => service.media.includes(title.kind) && !isTooFamousFor(service, traits))
    .filter(({ kinds }) => title.kind === "movie" || kinds.includes("flatrate"))
    .map((service) => ({
      service,
      chance: chanceOf(service.leaning, service.reach, traits, home),
    }))
    .filter(({ chance }) => chance > 0)
    .sort((first, second) => second.chance - first.chance)
    .slice(0, BEST);
  // The draw stays for several terms, so that such a title does not move all the time.
  const draw = hashNumbers(title.id, 31, Math.floor(term / 4));
  return suitable[draw % suitable.length]?.service;
}
