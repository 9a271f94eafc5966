import { useMemo } from "react";
import { useToast } from "../../ui/toast.ts";
import { type KeptTitles, myList, seen } from "./kept-titles.ts";
import {
  type ListEntry,
  type ListKey,
  listKey,
  withoutTitles,
  withTitles,
  withTitlesBack,
} from "./my-list.ts";
import { t } from "../../lib/messages.ts";

export type ListedTitle = ListKey & Pick<ListEntry, "name" | "year">;

interface ChangeKept {
  readonly add: (title: ListedTitle) => void;
  readonly remove: (titles: readonly ListKey[]) => void;
  /** Adds many, and returns those that are new; the others were there, or had no room. */
  readonly addAll: (titles: readonly ListedTitle[]) => readonly ListEntry[];
  readonly undo: (added: readonly ListEntry[]) => void;
}

interface Words {
  readonly added: (count: number, name: string) => string;
  readonly removed: (count: number, name: string) => string;
  readonly full: () => string;
}

const ofList: Words = {
  added: (count, title) => (count === 1 ? t("list.isOn", { title }) : t("list.areOn", { count })),
  removed: (count, title) =>
    count > 1
      ? t("list.areOff", { count })
      : title === ""
        ? t("list.unnamedIsOff")
        : t("list.isOff", { title }),
  full: () => t("list.full"),
};

const ofSeen: Words = {
  added: (count, title) =>
    count === 1 ? t("seen.isSeen", { title }) : t("seen.areSeen", { count }),
  removed: (count, title) =>
    count > 1 || title === "" ? t("seen.areNot", { count }) : t("seen.isNot", { title }),
  full: () => t("seen.full"),
};

const useChange = (kept: KeptTitles, words: Words): ChangeKept => {
  const toast = useToast();
  return useMemo(() => {
    const undo = (added: readonly ListEntry[]) => void kept.save(withoutTitles(kept.read(), added));
    const save = (list: readonly ListEntry[], title: string, takeBack: () => void) => {
      const stored = kept.save(list);
      toast({
        title,
        ...(!stored && { description: t("list.notStored") }),
        action: { label: t("common.undo"), run: takeBack },
      });
    };
    const addAll = (titles: readonly ListedTitle[]): readonly ListEntry[] => {
      const before = kept.read();
      const now = Date.now();
      // One after the other, so that their order is known by the time.
      const entries = titles.map(({ type, id, name, year }, index) => ({
        type,
        id,
        name,
        year,
        added: now + index,
      }));
      const list = withTitles(before, entries, kept.max);
      const had = kept.readKeys();
      const added = list.filter((entry) => !had.has(listKey(entry)));
      const [first] = added;
      if (first) save(list, words.added(added.length, first.name), () => undo(added));
      else if (before.length >= kept.max) {
        toast({
          title: words.full(),
          description: t("list.holds", { max: kept.max }),
          kind: "destructive",
        });
      }
      return added;
    };
    const remove = (titles: readonly ListKey[]) => {
      const before = kept.read();
      const gone = new Set(titles.map(listKey));
      const removed = before.filter((entry) => gone.has(listKey(entry)));
      const [first] = removed;
      if (!first) return;
      save(withoutTitles(before, removed), words.removed(removed.length, first.name), () =>
        kept.save(withTitlesBack(kept.read(), removed, kept.max)),
      );
    };
    return { add: (title) => void addAll([title]), addAll, undo, remove };
  }, [kept, words, toast]);
};

export const useChangeMyList = (): ChangeKept => useChange(myList, ofList);

export const useChangeSeen = (): ChangeKept => useChange(seen, ofSeen);
