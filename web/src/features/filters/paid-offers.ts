import type { OfferKind } from "../../generated/schema.ts";
import { storedText, useStoredText } from "../../lib/storage/stored-text.ts";
import { paths } from "../../paths.ts";
import { kindInUrl, usualKinds } from "../services/offer-kinds.ts";

const stored = storedText("localStorage", "withoutPaidOffers");

export const setWithoutPaid = (without: boolean): void => {
  stored.write(without ? "true" : null);
};

export const isWithoutPaid = (kinds: readonly OfferKind[]): boolean =>
  kinds.length > 0 && !kinds.includes("RENT") && !kinds.includes("BUY");

/** The path of the advanced search: without what is to rent or to buy, where the visitor looked for that last. */
export const useAdvancedSearchPath = (): string =>
  useStoredText(stored) === "true"
    ? paths.advancedSearch("movie", {
        with_watch_monetization_types: usualKinds.map(kindInUrl).join(","),
      })
    : paths.advancedSearch();
