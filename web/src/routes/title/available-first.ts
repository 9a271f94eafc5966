import { getMark } from "../../features/titles/mark.ts";
import type { ListedTitle } from "../../features/titles/use-watchable.ts";
import { watchableKey } from "../../features/titles/watchable-context.ts";
import type { WatchableTitles } from "../../features/titles/watchable-context.ts";

/** What a mark says of the country is not read. */
const nowhere = { country: "", inCountry: "" };

/**
 * The titles that can be watched in the country, in this order: on the visitor's services, on
 * others by subscription or free, to rent or buy. Within each, the order of the list.
 */
export const availableFirst = <Title extends ListedTitle>(
  titles: readonly Title[],
  watchable: WatchableTitles,
): readonly Title[] => {
  const rank = ({ type, id }: Title): number => {
    const known = watchable.get(watchableKey(type, id));
    const mark = known ? getMark(known, nowhere) : null;
    if (mark?.shows === "services") return mark.highlighted ? 0 : 1;
    return mark?.shows === "word" && mark.available ? 2 : 3;
  };
  return titles
    .map((title) => ({ title, rank: rank(title) }))
    .filter((each) => each.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ title }) => title);
};
