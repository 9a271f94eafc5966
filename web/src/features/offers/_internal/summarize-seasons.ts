import { formatList, formatNames } from "../../../lib/format/format.ts";
import { t } from "../../../lib/messages.ts";
import { type PaidOnce } from "../offer-groups.ts";

/** A season and where it is. */
export interface SeasonServices {
  readonly number: number;
  /** The services that stream it, by name. */
  readonly services: readonly string[];
  /** How it can be paid for once; null where it cannot. */
  readonly paidOnce: PaidOnce | null;
}

/** Two lines on a phone. What does not fit is left to the list of seasons below. */
const MAX_CHARACTERS = 88;

/** Numbers in ascending order as ranges: `1–3 and 5`. */
const ranges = (numbers: readonly number[]): string => {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return formatList(runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)));
};

/** At most two names, and how many more. */
const names = (services: readonly string[]): string =>
  services.length > 2
    ? t("common.namesAndMore", {
        names: formatNames(services.slice(0, 2)),
        count: services.length - 2,
      })
    : formatList(services);

/** Seasons that have something in common: services, or how they can be paid for. */
interface Part {
  readonly numbers: readonly number[];
  /** Such as `on Netflix` and `to rent or buy`. */
  readonly where: string;
}

/** Which seasons each service has; services that have the same ones together, those that have most first. */
const byServices = (seasons: readonly SeasonServices[]): readonly Part[] => {
  const services = [...new Set(seasons.flatMap((season) => season.services))];
  const numbersOf = (service: string) =>
    seasons.filter((season) => season.services.includes(service)).map(({ number }) => number);
  const alike = Map.groupBy(services, (service) => numbersOf(service).join());
  return [...alike.values()]
    .map((together) => ({
      numbers: numbersOf(together[0] ?? ""),
      where: t("offers.seasonsOn", { services: names(together) }),
    }))
    .toSorted((one, other) => other.numbers.length - one.numbers.length);
};

/** The seasons that no service streams, by how they can be paid for. */
const byPayment = (seasons: readonly SeasonServices[]): readonly Part[] => {
  const paid = seasons.filter(
    ({ services, paidOnce }) => services.length === 0 && paidOnce !== null,
  );
  return [...Map.groupBy(paid, ({ paidOnce }) => paidOnce ?? "").entries()].map(([way, alike]) => ({
    numbers: alike.map(({ number }) => number),
    where: t("offers.seasonsToPay", { way }),
  }));
};

/**
 * Which services stream which seasons, in at most two lines: 'All seasons on Netflix, 3–5 also on Prime Video. Season 6
 * is not available.' Null for fewer than two seasons, and where nothing is known to say. Where not all seasons were
 * looked up, it says of how many it speaks: 'Seasons 1–8 on Netflix (8 of 37 looked up)'.
 * @param seasons those that were looked up, in ascending order
 * @param total how many seasons the show has
 */
export const summarizeSeasons = (
  seasons: readonly SeasonServices[],
  total: number,
): string | null => {
  if (seasons.length < 2) return null;
  const all = seasons.length === total;
  const parts = [...byServices(seasons), ...byPayment(seasons)];
  const missing = seasons
    .filter(({ services, paidOnce }) => services.length === 0 && paidOnce === null)
    .map(({ number }) => number);
  const [first, ...others] = parts;
  if (!first) return all ? t("offers.noSeason") : null;
  const end = (known: string) => {
    const text = all
      ? known
      : t("offers.seasonsKnown", { text: known, count: seasons.length, total });
    return missing.length === 0
      ? text
      : t("offers.seasonsGone", { text, count: missing.length, seasons: ranges(missing) });
  };
  const whole = all && first.numbers.length === seasons.length;
  const { where: firstWhere, numbers: firstNumbers } = first;
  let text = whole
    ? t("offers.wholeShow", { where: firstWhere })
    : t("offers.someSeasons", {
        count: firstNumbers.length,
        seasons: ranges(firstNumbers),
        where: firstWhere,
      });
  const named = new Set(first.numbers);
  for (const [index, { numbers, where }] of others.entries()) {
    const also = numbers.every((number) => named.has(number)) ? "yes" : "no";
    const next = t("offers.furtherSeasons", { text, seasons: ranges(numbers), also, where });
    const withRest = index === others.length - 1 ? next : t("offers.othersDiffer", { text: next });
    if (end(withRest).length > MAX_CHARACTERS) return end(t("offers.othersDiffer", { text }));
    text = next;
    for (const number of numbers) named.add(number);
  }
  return end(text);
};
