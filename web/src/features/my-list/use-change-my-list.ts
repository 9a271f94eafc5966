import { useCallback, useMemo } from "react";

import { useToast } from "../../ui/toast.ts";
import type { ListEntry, ListKey } from "./my-list.ts";
import { MAX_LIST_TITLES, listKey, withoutTitles, withTitles, withTitlesBack } from "./my-list.ts";
import { readMyList, saveMyList } from "./use-my-list.ts";
import { t } from "../../lib/messages.ts";

/** A title as a card or a page has it. */
export type ListedTitle = ListKey & Pick<ListEntry, "name" | "year">;

/** What changes the list. Each says what it did, and can be undone. */
export interface ChangeMyList {
  readonly add: (title: ListedTitle) => void;
  readonly remove: (titles: readonly ListKey[]) => void;
  /** Adds many, and returns those that are new; the others were there, or had no room. */
  readonly addAll: (titles: readonly ListedTitle[]) => readonly ListEntry[];
  /** Takes back what was added. */
  readonly undo: (added: readonly ListEntry[]) => void;
}

const undo = (added: readonly ListEntry[]): void => {
  saveMyList(withoutTitles(readMyList(), added));
};

/** How the list of this browser is changed. */
export const useChangeMyList = (): ChangeMyList => {
  const toast = useToast();

  const save = useCallback(
    (list: readonly ListEntry[], title: string, undo: () => void) => {
      const stored = saveMyList(list);
      toast({
        title,
        ...(!stored && { description: t("list.notStored") }),
        action: { label: t("common.undo"), run: undo },
      });
    },
    [toast],
  );

  const addAll = useCallback(
    (titles: readonly ListedTitle[]): readonly ListEntry[] => {
      const before = readMyList();
      const now = Date.now();
      // One after the other, so that their order is known by the time.
      const entries = titles.map(({ type, id, name, year }, index) => ({
        type,
        id,
        name,
        year,
        added: now + index,
      }));
      const list = withTitles(before, entries);
      const had = new Set(before.map(listKey));
      const added = list.filter((entry) => !had.has(listKey(entry)));
      const [only] = added.length === 1 ? added : [];
      if (added.length > 0) {
        save(
          list,
          only ? t("list.isOn", { title: only.name }) : t("list.areOn", { count: added.length }),
          () => undo(added),
        );
      } else if (before.length >= MAX_LIST_TITLES) {
        toast({
          title: t("list.full"),
          description: t("list.holds", { max: MAX_LIST_TITLES }),
          kind: "destructive",
        });
      }
      return added;
    },
    [save, toast],
  );

  const remove = useCallback(
    (titles: readonly ListKey[]) => {
      const before = readMyList();
      const gone = new Set(titles.map(listKey));
      const removed = before.filter((entry) => gone.has(listKey(entry)));
      const [first, ...others] = removed;
      if (!first) return;
      save(
        withoutTitles(before, removed),
        others.length === 0
          ? first.name === ""
            ? t("list.unnamedIsOff")
            : t("list.isOff", { title: first.name })
          : t("list.areOff", { count: removed.length }),
        () => saveMyList(withTitlesBack(readMyList(), removed)),
      );
    },
    [save],
  );

  return useMemo(
    () => ({ add: (title) => void addAll([title]), addAll, undo, remove }),
    [addAll, remove],
  );
};
