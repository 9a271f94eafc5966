import type { OfferKind } from "../../generated/schema.ts";
import { absoluteAddress } from "../../lib/url/absolute-address.ts";
import { serviceName } from "../../features/services/service-name.ts";
import type { LoadedTitle } from "./loaded-title.ts";

/** What an offer costs, in the words that search engines know. */
const categories: Readonly<Record<OfferKind, string>> = {
  FLATRATE: "subscription",
  FREE: "free",
  ADS: "free",
  RENT: "rental",
  BUY: "purchase",
};

/**
 * Where a title can be watched in the page's country, by schema.org: an action for each service and
 * category. Only a link to the service itself is a way to watch; a web search is not.
 *
 * @returns none where no offer is known
 */
export const watchActions = ({ availability }: LoadedTitle, origin: string) => {
  const named = new Set<string>();
  return (availability?.offers ?? []).flatMap(({ kind, url, linkKind, provider }) => {
    const category = categories[kind];
    const name = `${category} ${provider.id}`;
    if (named.has(name)) return [];
    named.add(name);
    const address = linkKind === "SERVICE" && { url: absoluteAddress(url, origin) };
    return {
      "@type": "WatchAction",
      ...(address && { target: { "@type": "EntryPoint", urlTemplate: address.url } }),
      expectsAcceptanceOf: {
        "@type": "Offer",
        category,
        ...address,
        offeredBy: { "@type": "Organization", name: serviceName(provider) },
        eligibleRegion: { "@type": "Country", name: availability?.countryCode },
      },
    };
  });
};
