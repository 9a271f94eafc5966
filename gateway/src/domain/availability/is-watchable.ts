import { AppError } from "../../errors.ts";
import type { Title } from "../titles/title.ts";
import {
  type CountryServices,
  USUAL_KINDS,
  type WatchableFilter,
} from "../titles/watchable-lists.ts";
import type { Availabilities } from "./availability.ts";
import { getFamily } from "./families.ts";
import { OFFER_KINDS, type OfferKind, type Provider } from "./offers.ts";

/** Whether a provider is one of some services, by its number or its family. */
export function isOneOf({ id, name }: Provider, services: CountryServices["services"]): boolean {
  return services.includes(String(id)) || services.includes(getFamily(name).id);
}

/** What a title has that is on a list of a country. */
export interface ListedFilter extends WatchableFilter {
  /** Services that it is on none of. */
  readonly without?: readonly string[];
}

/** Whether a service of one of the filters has a title, in a way that counts; null where that is not known for now. */
export async function isWatchable(
  availability: Availabilities,
  title: Title,
  filters: readonly ListedFilter[],
): Promise<boolean | null> {
  const answers = filters.map(async ({ country, services, kinds, without = [] }) => {
    const { status, offers } = await availability.ofTitle(title, country);
    if (status === "FILM_DATABASE_UNAVAILABLE") return null;
    if (offers === null) return false;
    const isOn = (kind: OfferKind, among: readonly string[]) =>
      offers.providers[kind].some((provider) => isOneOf(provider, among));
    if (without.length > 0 && OFFER_KINDS.some((kind) => isOn(kind, without))) return false;
    return (kinds ?? USUAL_KINDS).some((kind) => isOn(kind, services));
  });
  try {
    const known = await Promise.all(answers);
    return known.includes(true) || (known.includes(null) ? null : false);
  } catch (error) {
    // A list may name a title that the film database has no more.
    if (error instanceof AppError && error.code === "NOT_FOUND") return false;
    throw error;
  }
}
