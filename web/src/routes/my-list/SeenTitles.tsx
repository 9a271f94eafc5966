import Eye from "virtual:icons/eye";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSeen } from "../../features/my-list/kept-titles.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { t } from "../../lib/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Stack } from "../../ui/primitives.ts";
import { type ImportControl, ImportButton } from "./ImportButton.tsx";
import { ListControls } from "./ListControls.tsx";
import { readListQuery } from "./list-query.ts";
import { sortItems } from "./list-sections.ts";
import { ListTools } from "./ListTools.tsx";
import { TitleRows } from "./TitleRows.tsx";

interface Props {
  readonly toWatch: number;
  readonly importControl: ImportControl;
}

const FIRST_ROWS = 120;
const nothingKnown: ReadonlyMap<string, never> = new Map<string, never>();

/** What the visitor has seen, by the names that the browser keeps: nothing is requested, which would tell of it. */
export function SeenTitles({ toWatch, importControl }: Props) {
  const [searchParams] = useSearchParams();
  const { type, sort } = readListQuery(searchParams);
  const seen = useSeen();
  const [all, setAll] = useState(false);
  const items = useMemo(
    () =>
      sortItems(seen, nothingKnown, sort).filter(
        ({ entry }) => type === null || entry.type === type,
      ),
    [seen, sort, type],
  );
  return (
    <ListFrame
      heading={t("common.myList")}
      note={t("my-list.seenPrivate")}
      controls={<ListControls counts={{ toWatch, seen: seen.length }} />}
      aside={<ImportButton small control={importControl} />}
    >
      <Stack $gap={8} $above={8}>
        {items.length === 0 ? (
          <EmptyState
            icon={<Eye size={32} />}
            title={t(seen.length === 0 ? "seen.none" : "grid.empty")}
          >
            {seen.length === 0 && t("seen.how")}
          </EmptyState>
        ) : (
          <TitleRows
            heading={t("seen.seen")}
            items={all ? items : items.slice(0, FIRST_ROWS)}
            count={items.length}
          />
        )}
        {items.length > FIRST_ROWS && !all && (
          <div>
            <Button $small onClick={() => setAll(true)}>
              {t("common.showAll")} {items.length}
            </Button>
          </div>
        )}
        <ListTools list={null} />
      </Stack>
    </ListFrame>
  );
}
