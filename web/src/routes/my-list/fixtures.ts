import type { OfferKind, TitleType } from "../../generated/schema.ts";
import { offer, title } from "../../../test/titles.ts";
import type { ListTitle } from "./use-list-titles.ts";

/** The number that a provider of a name has here. */
const toNumber = (service: string) =>
  [...service].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_000;

/** A title with its offers, each by its kind and the name of its service, as the gateway answers it. */
export const loaded = (
  id: number,
  offers: readonly (readonly [OfferKind, string])[],
  { type = "MOVIE" as TitleType, name = `Movie ${id}` } = {},
): ListTitle => ({
  ...title(type, id, name),
  availability: {
    __typename: "Availability",
    status: offers.length > 0 ? "HAS_OFFERS" : "NONE_KNOWN",
    kinds: [...new Set(offers.map(([kind]) => kind))],
    offers: offers.map(([kind, service]) => offer(kind, toNumber(service), service)),
  },
});
