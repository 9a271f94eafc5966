/** A season and where it is. */
export interface SeasonServices {
  readonly number: number;
  /** The services that stream it, by name. */
  readonly services: readonly string[];
  /** How it can be paid for once, such as 'Rent or buy'; null where it cannot. */
  readonly paidOnce: string | null;
}

const UNAVAILABLE = "unavailable";
/** How many groups of seasons a sentence names: more fill more than two lines. */
const MAX_GROUPS = 4;

/** Where a season is, as a part of a sentence. */
const describeServices = ({ services, paidOnce }: SeasonServices): string => {
  if (services.length > 0) return `on ${names(services)}`;
  return paidOnce === null ? UNAVAILABLE : `to ${paidOnce.toLowerCase()}`;
};

const list = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });

/** Numbers in ascending order as ranges: `1–3 and 5`. */
const ranges = (numbers: readonly number[]): string => {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return list.format(runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)));
};

/** At most two names, and how many more. */
const names = (services: readonly string[]): string =>
  services.length > 2
    ? `${services.slice(0, 2).join(", ")} and ${services.length - 2} more`
    : services.join(" and ");

/**
 * Which services stream which seasons: 'Seasons 1–3 on Netflix, 4 on Prime Video. Season 5 is not available.';
 * 'All seasons on Netflix' where they do not differ. Null for fewer than two seasons.
 * @param seasons in ascending order
 * @param all whether these are all seasons of the show
 */
export const summarizeSeasons = (
  seasons: readonly SeasonServices[],
  all: boolean,
): string | null => {
  if (seasons.length < 2) return null;
  const alike = [
    ...Map.groupBy(seasons, ({ services, ...season }) =>
      services.length > 0
        ? services.toSorted().join("\n")
        : describeServices({ services, ...season }),
    ).values(),
  ].map((group) => ({
    numbers: group.map(({ number }) => number),
    where: group[0] ? describeServices(group[0]) : "",
  }));
  const streaming = alike.filter(({ where }) => where !== UNAVAILABLE);
  const missing = alike.find(({ where }) => where === UNAVAILABLE)?.numbers ?? [];
  const [first, ...others] = streaming;
  if (!first) return all ? "No season is available" : null;
  if (others.length === 0 && missing.length === 0 && all) return `All seasons ${first.where}`;
  const start = `${first.numbers.length > 1 ? "Seasons" : "Season"} ${ranges(first.numbers)} ${first.where}`;
  const named = others.length > MAX_GROUPS - 1 ? others.slice(0, MAX_GROUPS - 2) : others;
  const parts = [
    start,
    ...named.map(({ numbers, where }) => `${ranges(numbers)} ${where}`),
    ...(named.length < others.length ? ["the others differ"] : []),
  ];
  if (missing.length === 0) return parts.join(", ");
  const gone =
    missing.length > 1
      ? `Seasons ${ranges(missing)} are not available`
      : `Season ${ranges(missing)} is not available`;
  return `${parts.join(", ")}. ${gone}.`;
};
