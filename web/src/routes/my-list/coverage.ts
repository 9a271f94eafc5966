import { usualKinds } from "../../features/services/offer-kinds.ts";
import { pageLanguage } from "../../lib/messages.ts";
import type { ListTitle } from "./use-list-titles.ts";

export interface CoveringService {
  /** The family's identifier, such as `netflix`. */
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  readonly count: number;
}

/**
 * Which services have titles of a list by subscription or free, those that have most first. What is rented or bought costs
 * money for each title.
 */
export const getCoverage = (titles: readonly ListTitle[]): readonly CoveringService[] => {
  const offers = titles.flatMap(({ availability }, index) =>
    (availability.offers ?? [])
      .filter(({ kind }) => usualKinds.includes(kind))
      .map(({ provider }) => ({ provider, index })),
  );
  return [...Map.groupBy(offers, ({ provider }) => provider.family.id)]
    .flatMap(([id, [first, ...others]]) => {
      if (!first) return [];
      const count = new Set([first, ...others].map(({ index }) => index)).size;
      const { family, logo } = first.provider;
      return [{ id, name: family.name, logoUrl: logo?.url ?? null, count }];
    })
    .toSorted(
      (one, other) =>
        other.count - one.count || one.name.localeCompare(other.name, pageLanguage().tag),
    );
};
