import { useApolloClient } from "@apollo/client/react";
import { useMemo, useState } from "react";
import type { TitleType } from "../../generated/schema.ts";
import { useCountry } from "../country/country-context.ts";
import { useMyServices } from "../services/use-my-services.ts";
import { Watchable_TitleFragmentDoc } from "./_internal/Watchable.generated.ts";
import { TitleCard_TitleFragmentDoc, type TitleCard_TitleFragment } from "./TitleCard.generated.ts";
import { getShownKinds, toWatchableTitle } from "./use-watchable.ts";
import type { WatchableTitle } from "./watchable-context.ts";

const toObject = (type: TitleType, id: number) => ({
  __typename: type === "MOVIE" ? ("Movie" as const) : ("TvShow" as const),
  tmdbId: id,
});

export const useKnownTitle = (type: TitleType, id: number): TitleCard_TitleFragment | null => {
  const { cache } = useApolloClient();
  const [known] = useState(() =>
    // The gateway has no cache of titles.
    import.meta.env.SSR
      ? null
      : cache.readFragment({
          from: toObject(type, id),
          fragment: TitleCard_TitleFragmentDoc,
          fragmentName: "TitleCard_title",
        }),
  );
  return known;
};

/** Where a title can be watched in the selected country, as far as its card has said so; null where it has not. */
export const useKnownWatchable = (type: TitleType, id: number): WatchableTitle | null => {
  const { cache } = useApolloClient();
  const { country } = useCountry();
  const { mine } = useMyServices();
  return useMemo(() => {
    if (import.meta.env.SSR || !country) return null;
    const known = cache.readFragment({
      from: toObject(type, id),
      fragment: Watchable_TitleFragmentDoc,
      fragmentName: "Watchable_title",
      variables: { country: country.code, kinds: getShownKinds(mine) },
    });
    return known?.availability ? toWatchableTitle(known.availability, mine) : null;
  }, [cache, type, id, country, mine]);
};
