import type { OfferKind } from "../../generated/schema.ts";

/** Provider families that public libraries pay for: their own pages ask for a library card. */
const LIBRARY_FAMILIES: ReadonlySet<string> = new Set(["kanopy", "hoopla", "filmfriend"]);

/** Whether an offer costs nothing but needs the card of a library. What a service rents or sells is paid for as elsewhere. */
export const needsLibraryCard = (familyId: string, kinds: readonly OfferKind[]): boolean =>
  LIBRARY_FAMILIES.has(familyId) && !kinds.some((kind) => kind === "RENT" || kind === "BUY");
