import { useMemo } from "react";

import type { AvailabilityOffer } from "../../features/availability/offer-groups.ts";
import type { OwnServices } from "../../features/availability/own-services.ts";
import { usableOffers } from "../../features/services/my-services.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";

/**
 * What the visitor's own services have of a title. The browser alone knows them: nothing is chosen in the first
 * rendering.
 */
export const useOwnServices = (offers: readonly AvailabilityOffer[] | null): OwnServices => {
  const { mine } = useMyServices();
  return useMemo(
    () => ({ chosen: mine.services.length > 0, usable: usableOffers(offers ?? [], mine) }),
    [offers, mine],
  );
};
