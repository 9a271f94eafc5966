import { Suspense, useSyncExternalStore } from "react";

import { lazyPart } from "../../lib/lazy-part.ts";
import { currentOffer, onOfferChange } from "./install-offer.ts";

const InstallOffer = lazyPart(
  () => import("./_internal/InstallOffer.tsx"),
  () => null,
);

export function InstallBanner() {
  const offer = useSyncExternalStore(onOfferChange, currentOffer, () => null);
  if (!offer) return null;
  return (
    <Suspense>
      <InstallOffer />
    </Suspense>
  );
}
