import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";

import type { TitleType } from "../../generated/schema.ts";
import { TitleCard_TitleFragmentDoc } from "./TitleCard.generated.ts";
import type { TitleCard_TitleFragment } from "./TitleCard.generated.ts";

/** What a card, or any list, has brought of a title; null where nothing has. Read once, when the component is shown. */
export const useKnownTitle = (type: TitleType, id: number): TitleCard_TitleFragment | null => {
  const { cache } = useApolloClient();
  const [known] = useState(() =>
    // The gateway has no cache of titles.
    import.meta.env.SSR
      ? null
      : cache.readFragment({
          from: { __typename: type === "MOVIE" ? "Movie" : "TvShow", tmdbId: id },
          fragment: TitleCard_TitleFragmentDoc,
          fragmentName: "TitleCard_title",
        }),
  );
  return known;
};
