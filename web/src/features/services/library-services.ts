import type { OfferKind } from "../../generated/schema.ts";
import { t } from "../../lib/messages.ts";
import { serviceName } from "./service-name.ts";

/** Provider families that public libraries pay for: their own pages ask for a library card. */
const LIBRARY_FAMILIES: ReadonlySet<string> = new Set(["kanopy", "hoopla", "filmfriend"]);

/** Whether an offer costs nothing but needs the card of a library. What a service rents or sells is paid for as elsewhere. */
export const needsLibraryCard = (familyId: string, kinds: readonly OfferKind[]): boolean =>
  LIBRARY_FAMILIES.has(familyId) && !kinds.some((kind) => kind === "RENT" || kind === "BUY");

/** The name of an offer's service in a sentence or a list, which says where it needs the card of a library. */
export const serviceNameWithCard = ({
  provider,
  kind,
}: {
  readonly provider: {
    readonly name: string;
    readonly family: { readonly id: string; readonly name: string };
  };
  readonly kind: OfferKind;
}): string =>
  needsLibraryCard(provider.family.id, [kind])
    ? t("services.withLibraryCard", { service: serviceName(provider) })
    : serviceName(provider);
