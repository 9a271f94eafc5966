import type { OfferKind } from "../../generated/schema.ts";
import { formatList } from "../../lib/format/format.ts";
import { type AvailabilityOffer, getOfferName } from "./offer-groups.ts";
import { t } from "../../lib/messages.ts";

/** How many services a sentence names before it counts the others. */
const MAX_NAMED = 3;

const joinNames = (names: readonly string[]): string =>
  formatList(
    names.length > MAX_NAMED + 1
      ? [...names.slice(0, MAX_NAMED), t("offers.more", { count: names.length - MAX_NAMED })]
      : names,
  );

/** A sentence for each kind of offer, or the one that promises an update where there is none. */
export const whereToWatch = (
  title: string,
  offers: readonly AvailabilityOffer[],
  inCountry: string,
): string => {
  const namesOf = (kind: OfferKind) =>
    joinNames([...new Set(offers.filter((offer) => offer.kind === kind).map(getOfferName))]);
  const [rent, buy] = [namesOf("RENT"), namesOf("BUY")];
  const told = [
    ["FLATRATE", namesOf("FLATRATE")],
    ["FREE", namesOf("FREE")],
    ["ADS", namesOf("ADS")],
    ...(rent === buy
      ? ([["RENT_OR_BUY", rent]] as const)
      : ([
          ["RENT", rent],
          ["BUY", buy],
        ] as const)),
  ] as const;
  const sentences = told
    .filter(([, names]) => names !== "")
    .map(([way, names], index) =>
      index === 0
        ? t("offers.watchIt", { way, title, services: names, inCountry })
        : t("offers.watchItToo", { way, services: names }),
    );
  return sentences.length > 0 ? sentences.join(" ") : t("offers.willUpdate", { title });
};
