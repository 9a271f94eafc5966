import { formatDay } from "../../../lib/format/format.ts";
import { serviceName } from "../../services/service-name.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";
import { t } from "../../../lib/messages.ts";
import { getPaidOnce } from "../offer-groups.ts";

/** The most that are named; the newest first. */
const maxNamed = 3;

const wayTo = (kinds: readonly AvailabilityOffer["kind"][]): string =>
  kinds.every((kind) => kind === "RENT" || kind === "BUY") ? (getPaidOnce(kinds) ?? "") : "";

/**
 * Since when services have a title, where that was observed: 'On Netflix since May 3'. The newest first,
 * each service once; empty where nothing is known of when offers began.
 *
 * @param today `YYYY-MM-DD`
 */
export const offersSince = (
  offers: readonly AvailabilityOffer[],
  today: string,
): readonly string[] => {
  const dated = offers.flatMap(({ firstSeen, kind, provider }) =>
    firstSeen === null ? [] : [{ day: firstSeen.slice(0, 10), kind, name: serviceName(provider) }],
  );
  return [...Map.groupBy(dated, ({ name, day }) => `${day} ${name}`).values()]
    .flatMap((same) => (same[0] ? [{ ...same[0], kinds: same.map(({ kind }) => kind) }] : []))
    .sort((one, other) => Number(one.day < other.day) - Number(one.day > other.day))
    .slice(0, maxNamed)
    .map(({ name, day, kinds }) =>
      t("offers.since", { way: wayTo(kinds), service: name, day: formatDay(day, today) }),
    );
};
