import { getFamilyKey } from "../../features/services/group-by-family.ts";
import { serviceNameWithCountry } from "../../features/services/service-name.ts";
import type { WatchableOffer } from "../../features/titles/watchable-context.ts";
import type { ListTitle } from "./use-list-titles.ts";
import { pageLanguage } from "../../lib/messages.ts";

/** A provider family with the titles of a list that it streams. */
export interface CoveringService {
  /** The family's identifier, such as `netflix`, behind its country where that is not the selected one. */
  readonly id: string;
  /** The same without a country. */
  readonly family: string;
  /** Where it is, for the visitor's services in other countries; left out in the selected one. */
  readonly countryCode?: string;
  readonly name: string;
  readonly logoUrl: string | null;
  /** How many titles it has. */
  readonly count: number;
}

/** Services that together have as many titles of a list as that number of services can. */
export interface BestSet {
  readonly services: readonly CoveringService[];
  /** How many titles at least one of them has. */
  readonly count: number;
}

/** Which services cover a list. */
export interface Coverage {
  /** Those that have most first. */
  readonly services: readonly CoveringService[];
  /** The best one, pair and trio, as far as each has more than the smaller one. */
  readonly best: readonly BestSet[];
}

/** Subscriptions and what is free: what is rented or bought costs money for each title. */
const covers: ReadonlySet<string> = new Set(["FLATRATE", "FREE", "ADS"]);
/** Among so many services the pair and the trio are looked for: 4,960 trios. */
const MAX_COMPARED = 32;

/** A set of titles by their positions, a bit for each. */
type Bits = Uint32Array;

const countBits = (bits: Bits): number => {
  let count = 0;
  for (let rest of bits) {
    for (; rest !== 0; rest &= rest - 1) count += 1;
  }
  return count;
};

const unite = (one: Bits, other: Bits): Bits =>
  one.map((word, index) => word | (other[index] ?? 0));

interface Family {
  readonly service: CoveringService;
  readonly titles: Bits;
}

/** Each family with the titles that it has, those that have most first. */
const groupFamilies = (titles: readonly ListTitle[]): readonly Family[] => {
  const offers = titles.flatMap(({ availability, offersOf }, index) => {
    const all: readonly WatchableOffer[] = [...(availability.offers ?? []), ...(offersOf ?? [])];
    return all
      .filter(({ kind }) => covers.has(kind))
      .map(({ provider, countryCode }) => ({ provider, countryCode, index }));
  });
  const families = [...Map.groupBy(offers, getFamilyKey).values()];
  return families
    .flatMap((ofFamily) => {
      const [first] = ofFamily;
      if (!first) return [];
      const bits = new Uint32Array(Math.ceil(titles.length / 32));
      for (const { index } of ofFamily) {
        bits[index >> 5] = (bits[index >> 5] ?? 0) | (1 << (index & 31));
      }
      const { countryCode } = first;
      const { family, logo } = first.provider;
      const service = {
        id: getFamilyKey(first),
        family: family.id,
        name: serviceNameWithCountry({
          provider: { name: family.name, family },
          ...(countryCode !== undefined && { countryCode }),
        }),
        ...(countryCode !== undefined && { countryCode }),
        logoUrl: logo?.url ?? null,
        count: countBits(bits),
      };
      return [{ service, titles: bits }];
    })
    .toSorted(
      ({ service: one }, { service: other }) =>
        other.count - one.count || one.name.localeCompare(other.name, pageLanguage().tag),
    );
};

/** The best choice of a number of families, by trying each; null where there are fewer. */
const findBest = (families: readonly Family[], size: number): BestSet | null => {
  let best: BestSet | null = null;
  const choose = (from: number, chosen: readonly Family[], titles: Bits): void => {
    if (chosen.length === size) {
      const count = countBits(titles);
      if (best === null || count > best.count) {
        best = { services: chosen.map(({ service }) => service), count };
      }
      return;
    }
    families.slice(from).forEach((family, index) => {
      choose(from + index + 1, [...chosen, family], unite(titles, family.titles));
    });
  };
  choose(0, [], new Uint32Array(families[0]?.titles.length ?? 0));
  return best;
};

/** Which services have most titles of a list by subscription or free: alone, in a pair and in a trio. */
export const getCoverage = (titles: readonly ListTitle[]): Coverage => {
  const families = groupFamilies(titles);
  const compared = families.slice(0, MAX_COMPARED);
  const best: BestSet[] = [];
  for (const size of [1, 2, 3]) {
    const found = findBest(compared, size);
    if (found && found.count > (best.at(-1)?.count ?? 0)) best.push(found);
  }
  return { services: families.map(({ service }) => service), best };
};
