import type { OfferKind, TitleType } from "../../generated/schema.ts";
import { groupByFamily, serviceName } from "../../features/services/provider-family.ts";
import { getKindsInText, offerKinds } from "../../features/services/offer-kinds.ts";
import type { WatchableOffer } from "../../features/titles/watchable-context.ts";
import { formatDay, formatNames } from "../../lib/format/format.ts";
import type { ChangesQuery } from "./Changes.generated.ts";
import { t, type PlainMessageName } from "../../lib/messages.ts";

export type Change = NonNullable<ChangesQuery["availabilityChanges"]>["edges"][number]["node"];

export interface ChangedTitle {
  readonly key: string;
  readonly type: TitleType;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly year: number | null;
  readonly poster: Change["titlePoster"];
  /** Subscriptions first, as `offerKinds` has them. */
  readonly offers: readonly WatchableOffer[];
}

export interface DayOfChanges {
  readonly day: string;
  readonly titles: readonly ChangedTitle[];
}

/** Days are those of UTC, as the gateway counts them: the page is the same for everybody. The newest changes come first. */
export const groupByDay = (changes: readonly Change[]): readonly DayOfChanges[] =>
  [...Map.groupBy(changes, ({ observedAt }) => observedAt.slice(0, 10))].map(([day, all]) => ({
    day,
    titles: [...Map.groupBy(all, ({ titleType, titleId }) => `${titleType}:${titleId}`)]
      .flatMap(([key, [first, ...others]]) =>
        first ? [changedTitle(key, first, [first, ...others])] : [],
      )
      .sort((one, other) => getRank(one) - getRank(other)),
  }));

const changedTitle = (key: string, first: Change, all: readonly Change[]): ChangedTitle => ({
  key,
  type: first.titleType,
  id: first.titleId,
  name: first.titleName,
  slug: first.titleSlug,
  year: first.titleYear,
  poster: first.titlePoster,
  offers: all
    .map(toOffer)
    .sort((one, other) => offerKinds.indexOf(one.kind) - offerKinds.indexOf(other.kind)),
});

const toOffer = ({ kind, provider, providerId }: Change): WatchableOffer => ({
  kind,
  provider: provider ?? withoutName(providerId),
});

const withoutName = (id: number): WatchableOffer["provider"] => {
  const name = t("services.number", { id });
  return { id, name, logo: null, family: { id: String(id), name } };
};

const getRank = ({ offers }: ChangedTitle): number =>
  Math.min(...offers.map(({ kind }) => offerKinds.indexOf(kind)));

export const oneOfEachFamily = (offers: readonly WatchableOffer[]): readonly WatchableOffer[] =>
  groupByFamily(offers).map(({ first }) => first);

const kindBadges: Readonly<Record<OfferKind, PlainMessageName | null>> = {
  FLATRATE: null,
  FREE: "kinds.free",
  ADS: "kinds.free",
  RENT: "kinds.rent",
  BUY: "kinds.buy",
};

/** What a card says of a title that no subscription includes: 'Free', 'Rent', 'Buy'; null for one that it does. */
export const kindBadge = ([first]: readonly WatchableOffer[]): string | null => {
  const label = first ? kindBadges[first.kind] : null;
  return label && t(label);
};

const DAY_MS = 86_400_000;

/** 'Today', 'Yesterday', or 'Friday, November 20', and the date beside it where that says more. Both days are `YYYY-MM-DD`. */
export const dayHeading = (day: string, today: string) => {
  const date = formatDay(day, today, "weekday");
  const ago = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (ago === 0) return { name: t("changes.today"), date };
  if (ago === 1) return { name: t("changes.yesterday"), date };
  return { name: date, date: null };
};

/** What changed of a title in words: 'New on Netflix (subscription), Apple TV (rent, buy)'. */
export const describeChange = (offers: readonly WatchableOffer[], change: "ADDED" | "REMOVED") => {
  const services = [...Map.groupBy(offers, ({ provider }) => serviceName(provider))].map(
    ([name, all]) =>
      t("kinds.serviceAndKinds", {
        service: name,
        kinds: formatNames(all.map(({ kind }) => getKindsInText([kind]))),
      }),
  );
  return t(change === "ADDED" ? "changes.newOn" : "changes.goneFrom", {
    services: formatNames(services),
  });
};
