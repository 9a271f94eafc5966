import { serviceNameWithCard } from "../../features/services/provider-family.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";
import type { HeroMovieDetails } from "./use-hero-details.ts";

export type HeroOffer = NonNullable<
  NonNullable<HeroMovieDetails["availability"]>["offers"]
>[number];

export type HeroService = HeroOffer["provider"];

/** How many services the hero shows; the rest is counted. */
export const MAX_SERVICES = 5;

export interface HeroServices {
  /** The first of them, one a provider family. */
  readonly services: readonly HeroService[];
  readonly more: number;
  /** Whether each wants payment for this movie: none streams it by subscription or for free. */
  readonly paid: boolean;
}

/**
 * The services that the hero names: those that stream a movie, and where none does, those that rent or sell it.
 *
 * @param offers a movie's offers, by kind and prominence
 * @param usable those of the visitor's services, which come first
 */
export const heroServices = (
  offers: readonly HeroOffer[],
  usable: readonly HeroOffer[],
): HeroServices => {
  const streaming = offers.filter(({ kind }) => usualKinds.includes(kind));
  const paid = streaming.length === 0;
  const families = new Map<string, HeroService>();
  const shown = paid ? offers : streaming;
  for (const offer of [...usable.filter((offer) => shown.includes(offer)), ...shown]) {
    const { provider } = offer;
    const family = provider.family.id;
    if (families.has(family)) continue;
    families.set(family, { ...provider, name: serviceNameWithCard(offer) });
  }
  const all = [...families.values()];
  return {
    services: all.slice(0, MAX_SERVICES),
    more: Math.max(0, all.length - MAX_SERVICES),
    paid,
  };
};
