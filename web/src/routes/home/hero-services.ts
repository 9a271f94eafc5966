import type { HeroMovieDetails } from "./use-hero-details.ts";

type Offer = NonNullable<NonNullable<HeroMovieDetails["availability"]>["offers"]>[number];

/** A service as the hero shows it. */
export type HeroService = Offer["provider"];

/** How many services the hero shows; the rest is counted. */
export const MAX_SERVICES = 5;

/**
 * The services that the hero names: one a provider family, those with a subscription first, as the offers come.
 * @param offers a movie's offers, ordered by kind and then by prominence
 * @returns the first services and how many families there are beyond them
 */
export const heroServices = (
  offers: readonly Offer[],
): { readonly services: readonly HeroService[]; readonly more: number } => {
  const families = new Map<string, HeroService>();
  for (const { provider } of offers) {
    if (!families.has(provider.family.id)) families.set(provider.family.id, provider);
  }
  const all = [...families.values()];
  return {
    services: all.slice(0, MAX_SERVICES),
    more: Math.max(0, all.length - MAX_SERVICES),
  };
};
