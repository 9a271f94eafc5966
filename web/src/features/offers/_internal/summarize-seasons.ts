import { formatList } from "../../../lib/format/format.ts";

/** A season and where it is. */
export interface SeasonServices {
  readonly number: number;
  /** The services that stream it, by name. */
  readonly services: readonly string[];
  /** How it can be paid for once, such as 'Rent or buy'; null where it cannot. */
  readonly paidOnce: string | null;
}

/** Two lines on a phone. What does not fit is left to the list of seasons below. */
const MAX_CHARACTERS = 88;

const OTHERS = ", others differ";

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
    ? `${services.slice(0, 2).join(", ")} and ${services.length - 2} more`
    : services.join(" and ");

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
    .map((together) => ({ numbers: numbersOf(together[0] ?? ""), where: `on ${names(together)}` }))
    .toSorted((one, other) => other.numbers.length - one.numbers.length);
};

/** The seasons that no service streams, by how they can be paid for. */
const byPayment = (seasons: readonly SeasonServices[]): readonly Part[] => {
  const paid = seasons.filter(
    ({ services, paidOnce }) => services.length === 0 && paidOnce !== null,
  );
  return [...Map.groupBy(paid, ({ paidOnce }) => paidOnce ?? "").entries()].map(([way, alike]) => ({
    numbers: alike.map(({ number }) => number),
    where: `to ${way.toLowerCase()}`,
  }));
};

/**
 * Which services stream which seasons, in at most two lines: 'All seasons on Netflix, 3–5 also on Prime Video. Season 6
 * is not available.' Null for fewer than two seasons, and where nothing is known to say.
 * @param seasons in ascending order
 * @param all whether these are all seasons of the show
 */
export const summarizeSeasons = (
  seasons: readonly SeasonServices[],
  all: boolean,
): string | null => {
  if (seasons.length < 2) return null;
  const parts = [...byServices(seasons), ...byPayment(seasons)];
  const missing = seasons
    .filter(({ services, paidOnce }) => services.length === 0 && paidOnce === null)
    .map(({ number }) => number);
  const [first, ...others] = parts;
  if (!first) return all ? "No season is available" : null;
  const gone =
    missing.length === 0
      ? ""
      : `. Season${missing.length > 1 ? `s ${ranges(missing)} are` : ` ${ranges(missing)} is`} not available.`;
  const whole = all && first.numbers.length === seasons.length;
  let text = `${whole ? "All seasons" : `Season${first.numbers.length > 1 ? "s" : ""} ${ranges(first.numbers)}`} ${first.where}`;
  const named = new Set(first.numbers);
  for (const [index, { numbers, where }] of others.entries()) {
    const also = numbers.every((number) => named.has(number)) ? " also" : "";
    const next = `${text}, ${ranges(numbers)}${also} ${where}`;
    const rest = index === others.length - 1 ? "" : OTHERS;
    if (next.length + rest.length + gone.length > MAX_CHARACTERS) return text + OTHERS + gone;
    text = next;
    for (const number of numbers) named.add(number);
  }
  return text + gone;
};
