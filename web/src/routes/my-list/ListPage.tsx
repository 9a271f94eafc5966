import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import ListVideo from "virtual:icons/list-video";
import { type ListEntry, listKey, withTitlesBack } from "../../features/my-list/my-list.ts";
import {
  useHiddenSeen,
  useSeenKeys,
  myList,
  useMyList,
} from "../../features/my-list/kept-titles.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { TitleGridSkeleton } from "../../features/title-grid/TitleGridSkeleton.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { readListQuery } from "./list-query.ts";
import { ImportButton, useImportDialog } from "./ImportButton.tsx";
import { ListedTitles } from "./ListedTitles.tsx";
import { SeenTitles } from "./SeenTitles.tsx";
import { t } from "../../lib/messages.ts";

/** `/list`: the list of this browser, or the one that a link names. The gateway knows neither. */
export function ListPage() {
  const hydrated = useHydrated();
  const [searchParams] = useSearchParams();
  const shared = hydrated ? readListQuery(searchParams).shared : null;
  return (
    <>
      <PageHead
        title={
          shared
            ? t("common.pageTitle", { title: t("my-list.shared", { count: shared.length }) })
            : t("my-list.title")
        }
        description={t("my-list.description")}
        canonical={paths.list()}
      />
      {hydrated ? (
        <List />
      ) : (
        <ListFrame heading={t("common.myList")} note={null}>
          <noscript>
            <p>{t("my-list.needsScripts")}</p>
          </noscript>
          <div data-needs-scripts>
            <TitleGridSkeleton count={12} />
          </div>
        </ListFrame>
      )}
    </>
  );
}

/** What is not known of a title that a link names, unless it is on the visitor's own list. */
const unnamed = { name: "", year: null } as const;

function List() {
  const [searchParams] = useSearchParams();
  const mine = useMyList();
  const written = searchParams.get("titles");
  const shared = useMemo((): readonly ListEntry[] | null => {
    const kept = new Map(mine.map((entry) => [listKey(entry), entry]));
    const { shared } = readListQuery(new URLSearchParams({ titles: written ?? "" }));
    return (
      shared?.map((key, index) => ({
        ...unnamed,
        ...kept.get(listKey(key)),
        ...key,
        // The first of the link is the first of the page.
        added: -index,
      })) ?? null
    );
  }, [written, mine]);
  const seen = useSeenKeys();
  const hidden = useHiddenSeen();
  const all = shared ?? mine;
  const list = useMemo(
    () => all.filter((entry) => !(shared ? hidden : seen).has(listKey(entry))),
    [all, shared, hidden, seen],
  );
  const { isSeen } = readListQuery(searchParams);
  const importControl = useImportDialog();
  const page = useKeptFocus(isSeen ? seen.size : list.length);
  const cleared = useCleared(mine);
  return (
    <div ref={page} tabIndex={-1}>
      {all.length === 0 && seen.size === 0 ? (
        <EmptyState
          level={1}
          icon={<ListVideo size={40} strokeWidth={1.5} />}
          title={t("my-list.empty")}
          actions={
            <>
              {cleared && (
                <Button onClick={() => myList.save(withTitlesBack(myList.read(), cleared))}>
                  {t("common.undo")}
                </Button>
              )}
              <Button as={Link} to={paths.category("movie")} $variant="primary">
                {t("my-list.browse")}
              </Button>
              <ImportButton control={importControl} />
            </>
          }
        >
          {t("my-list.pressPlus")}
        </EmptyState>
      ) : isSeen ? (
        <SeenTitles toWatch={list.length} importControl={importControl} />
      ) : (
        <ListedTitles list={list} all={all} own={shared === null} importControl={importControl} />
      )}
      {importControl.dialog}
    </div>
  );
}

/** Returns the ref of what takes the focus where the control that had it has gone with its title. */
const useKeptFocus = (length: number) => {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useLayoutEffect(() => {
    const removed = length < before.current;
    before.current = length;
    if (removed && document.activeElement === document.body) {
      page.current?.focus({ preventScroll: true });
    }
    // What is left of the page is at its top.
    if (removed && length === 0) scrollTo(0, 0);
  }, [length]);
  return page;
};

/** What was on the list before its last titles were taken off, while the page is open; null where it was empty then. */
const useCleared = (list: readonly ListEntry[]): readonly ListEntry[] | null => {
  const [state, setState] = useState({ list, cleared: [] as readonly ListEntry[] });
  if (state.list !== list) setState({ list, cleared: list.length === 0 ? state.list : [] });
  return state.cleared.length === 0 ? null : state.cleared;
};
