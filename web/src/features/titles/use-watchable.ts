import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";

import type { OfferKind, TitleReference, TitleType } from "../../generated/schema.ts";
import { watchableKey } from "./watchable-context.ts";
import type { WatchableOffer, WatchableTitle, WatchableTitles } from "./watchable-context.ts";
import type { MyServices, ServicesThere } from "../services/my-services.ts";
import { useNeverServices } from "../services/never-services.ts";
import { servicesAbroad, toCountryServices, usableOffers } from "../services/my-services.ts";
import type {
  Watchable_TitleFragment,
  WatchableQuery,
  WatchableQueryVariables,
} from "./_internal/Watchable.generated.ts";
import { useWatchableQuery } from "./_internal/Watchable.generated.ts";
import type {
  WatchableAbroadQuery,
  WatchableAbroadQueryVariables,
} from "./_internal/WatchableAbroad.generated.ts";
import { useWatchableAbroadQuery } from "./_internal/WatchableAbroad.generated.ts";

/** A title as a list has it. */
export interface ListedTitle {
  readonly type: TitleType;
  readonly id: number;
}

/** References that one list of the gateway holds. */
const maxReferences = 50;

/** What a card shows without a choice for more; rent and buy come only where the visitor wants them. */
const alwaysShown: readonly OfferKind[] = ["FLATRATE", "FREE", "ADS"];

/** The kinds that are requested for cards. */
export const getShownKinds = ({ kinds }: Pick<MyServices, "kinds">): OfferKind[] => [
  ...new Set([...alwaysShown, ...kinds]),
];

const referenceTo = ({ type, id }: ListedTitle): TitleReference =>
  type === "MOVIE" ? { movieId: id } : { tvShowId: id };

/** Up to 100 titles, each once; null where there are none. */
const referencesTo = (titles: readonly ListedTitle[]) => {
  const each = new Map(titles.map((title) => [watchableKey(title.type, title.id), title]));
  if (each.size === 0) return null;
  const references = [...each.values()].map(referenceTo);
  return {
    titles: references.slice(0, maxReferences),
    more: references.slice(maxReferences, 2 * maxReferences),
    hasMore: references.length > maxReferences,
  };
};

/**
 * The variables that ask where titles can be watched in a country: up to 100 titles, each once; null
 * where there are none to ask for. Rent and buy are requested only where the visitor watches so.
 */
export const watchableVariables = (
  titles: readonly ListedTitle[],
  country: string,
  mine: Pick<MyServices, "kinds">,
): WatchableQueryVariables | null => {
  const references = referencesTo(titles);
  return references && { country, kinds: getShownKinds(mine), ...references };
};

/** The variables that ask what services in other countries have of them; null where there are none, or nothing to ask for. */
export const abroadVariables = (
  titles: readonly ListedTitle[],
  abroad: readonly ServicesThere[],
  kinds: readonly OfferKind[],
): WatchableAbroadQueryVariables | null => {
  const references = abroad.length === 0 ? null : referencesTo(titles);
  return references && { services: toCountryServices(abroad), kinds: [...kinds], ...references };
};

/**
 * Requests once for a whole page where its titles can be watched in a country: up to 100 titles, each
 * once. Nothing is requested while `country` is null or there are no titles, so a list never waits for it.
 */
export const useWatchable = (
  titles: readonly ListedTitle[],
  country: string | null,
  mine: MyServices,
): WatchableTitles => {
  const never = useNeverServices();
  const variables = useMemo(
    () => (country === null ? null : watchableVariables(titles, country, mine)),
    [titles, country, mine],
  );
  const further = useMemo(
    () =>
      country === null ? null : abroadVariables(titles, servicesAbroad(mine, country), mine.kinds),
    [titles, country, mine],
  );
  const { data } = useWatchableQuery(variables === null ? skipToken : { variables });
  const { data: abroad, loading } = useWatchableAbroadQuery(
    further === null ? skipToken : { variables: further },
  );
  return useMemo(() => {
    const asked = further === null ? null : (abroad ?? {});
    const known = data ? knownTitles(data, asked, mine, never, country) : new Map();
    return { onlyMine: false, isPartial: loading, titles: known };
  }, [data, abroad, further, loading, mine, never, country]);
};

const none: ReadonlySet<string> = new Set();

/** What a card, or what knows as much, shows of a title's availability: no service that the visitor will never use. */
export const toWatchableTitle = (
  { status, kinds, offers }: NonNullable<Watchable_TitleFragment["availability"]>,
  mine: MyServices,
  country: string | null,
  {
    never = none,
    abroad = [],
  }: {
    readonly never?: ReadonlySet<string>;
    /** What services in other countries have of it; null where that is not known. */
    readonly abroad?: readonly WatchableOffer[] | null;
  } = {},
): WatchableTitle => ({
  status,
  kinds: kinds ?? [],
  offers: (offers ?? []).filter(({ provider }) => !never.has(provider.family.id)),
  usable: usableOffers<WatchableOffer>([...(offers ?? []), ...(abroad ?? [])], mine, country),
  isPartial: abroad === null,
});

const knownTitles = (
  { titles, more }: WatchableQuery,
  /** Null where there are no services in other countries. */
  asked: Partial<WatchableAbroadQuery> | null,
  mine: MyServices,
  never: ReadonlySet<string>,
  country: string | null,
): ReadonlyMap<string, WatchableTitle> => {
  const known = new Map<string, WatchableTitle>();
  const further = new Map(
    [...(asked?.titles ?? []), ...(asked?.more ?? [])].flatMap((title) =>
      title.__typename === "TitleProblem"
        ? []
        : [[watchableKey(title.type, title.id), title.offersOf] as const],
    ),
  );
  for (const title of [...(titles ?? []), ...(more ?? [])]) {
    if (title.__typename === "TitleProblem" || title.availability === null) continue;
    const key = watchableKey(title.type, title.id);
    const abroad = asked === null ? [] : (further.get(key) ?? null);
    known.set(key, toWatchableTitle(title.availability, mine, country, { never, abroad }));
  }
  return known;
};
