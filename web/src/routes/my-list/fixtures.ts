import type { OfferKind, TitleType } from "../../generated/schema.ts";
import { title } from "../../../test/titles.ts";
import type { ListTitle } from "./use-list-titles.ts";

/** A title with its offers, each by its kind and the name of its service, as the gateway answers it. */
export const loaded = (
  id: number,
  offers: readonly (readonly [OfferKind, string])[],
  { type = "MOVIE" as TitleType, name = `Movie ${id}` } = {},
): ListTitle => ({
  ...title(type, id, name),
  __typename: type === "MOVIE" ? "Movie" : "TvShow",
  availability: {
    __typename: "Availability",
    status: offers.length > 0 ? "HAS_OFFERS" : "NONE_KNOWN",
    kinds: [...new Set(offers.map(([kind]) => kind))],
    offers: offers.map(([kind, service]) => ({
      __typename: "Offer",
      kind,
      provider: {
        __typename: "Provider",
        id: [...service].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000,
        name: service,
        logo: null,
        family: {
          __typename: "ProviderFamily",
          id: service.toLowerCase().replaceAll(" ", "-"),
          name: service,
        },
      },
    })),
  },
});
