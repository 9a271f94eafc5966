import { countryInHeading } from "../../country/country-in-text.ts";
import type { OfferKind } from "../../../generated/schema.ts";
import { formatList } from "../../../lib/format/format.ts";
import { serviceName } from "../../services/service-name.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";

/** How many services a sentence names before it counts the others. */
const MAX_NAMED = 3;

const joinNames = (names: readonly string[]): string =>
  formatList(
    names.length > MAX_NAMED + 1
      ? [...names.slice(0, MAX_NAMED), `${names.length - MAX_NAMED} more`]
      : names,
  );

/** How each kind is told of a title, before the names of services. */
const ways: Readonly<Record<OfferKind | "RENT_OR_BUY", (title: string) => string>> = {
  FLATRATE: (title) => `${title} is streaming with a subscription on`,
  FREE: (title) => `You can watch ${title} for free on`,
  ADS: (title) => `You can watch ${title} for free with ads on`,
  RENT: (title) => `You can rent ${title} on`,
  BUY: (title) => `You can buy ${title} on`,
  RENT_OR_BUY: (title) => `You can rent or buy ${title} on`,
};

/**
 * The text below 'Where To Watch {title}?': a sentence for each kind of offer, or the one that promises an update where
 * there is none. The first names title and country; what can be rented where it can be bought is one sentence.
 */
export const whereToWatch = (
  title: string,
  offers: readonly AvailabilityOffer[],
  countryName: string,
): string => {
  const namesOf = (kind: OfferKind) =>
    joinNames([
      ...new Set(
        offers.filter((offer) => offer.kind === kind).map(({ provider }) => serviceName(provider)),
      ),
    ]);
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
        ? `${ways[way](title)} ${names} in ${countryInHeading(countryName)}.`
        : `${ways[way]("it")} ${names}.`,
    );
  return sentences.length > 0
    ? sentences.join(" ")
    : `We'll update this page when ${title} becomes available on streaming services in your region.`;
};
