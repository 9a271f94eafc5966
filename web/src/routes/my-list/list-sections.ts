import { type ListEntry, listKey } from "../../features/my-list/my-list.ts";
import { type MyServices, usableOffers } from "../../features/services/my-services.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";
import type { ListSort } from "./list-query.ts";
import type { ListTitle, LookedUp } from "./use-list-titles.ts";
import { pageLanguage } from "../../lib/messages.ts";

type SectionName = "mine" | "streaming" | "paid" | "absent" | "unknown" | "gone";

/** A title of the list; what was requested of it is not there while it loads. */
export interface ListItem {
  readonly key: string;
  /** Of a title that is gone with the name that the gateway knows, where the list has none. */
  readonly entry: ListEntry;
  /** Null while it is not known, or where the film database has it no more. */
  readonly title: ListTitle | null;
  readonly gone: boolean;
}

type Sections = Readonly<Record<SectionName, readonly ListItem[]>>;

const noItems: Sections = { mine: [], streaming: [], paid: [], absent: [], unknown: [], gone: [] };

const sectionOf = ({ title, gone }: ListItem, mine: MyServices): SectionName => {
  if (gone) return "gone";
  if (title === null) return "unknown";
  const { status, offers, kinds } = title.availability;
  if (usableOffers(offers ?? [], mine).length > 0) return "mine";
  switch (status) {
    case "FILM_DATABASE_UNAVAILABLE":
      return "unknown";
    case "COUNTRY_NOT_COVERED":
    case "NONE_KNOWN":
      return "absent";
    case "HAS_OFFERS":
  }
  return (kinds ?? []).some((kind) => usualKinds.includes(kind)) ? "streaming" : "paid";
};

const nameOf = ({ entry, title }: ListItem) => title?.name ?? entry.name;
const yearOf = ({ entry, title }: ListItem) => title?.year ?? entry.year ?? 0;

const comparators: Readonly<Record<ListSort, (one: ListItem, other: ListItem) => number>> = {
  added: (one, other) => other.entry.added - one.entry.added,
  name: (one, other) => nameOf(one).localeCompare(nameOf(other), pageLanguage().tag),
  year: (one, other) => yearOf(other) - yearOf(one),
  rating: (one, other) => (other.title?.voteAverage ?? 0) - (one.title?.voteAverage ?? 0),
};

/** The titles of a list in an order, those added last first where it is that. */
export const sortItems = (
  list: readonly ListEntry[],
  titles: ReadonlyMap<string, LookedUp | null>,
  sort: ListSort,
): readonly ListItem[] =>
  list.map((entry) => toItem(entry, titles.get(listKey(entry)))).toSorted(comparators[sort]);

const toItem = (entry: ListEntry, found: LookedUp | null | undefined): ListItem => {
  const key = listKey(entry);
  if (found?.__typename !== "TitleProblem")
    return { key, entry, title: found ?? null, gone: false };
  const { name, year } = found;
  const named = entry.name === "" && name !== null ? { ...entry, name, year } : entry;
  return { key, entry: named, title: null, gone: true };
};

export const toSections = (items: readonly ListItem[], mine: MyServices): Sections => ({
  ...noItems,
  ...Object.fromEntries(Map.groupBy(items, (item) => sectionOf(item, mine))),
});
