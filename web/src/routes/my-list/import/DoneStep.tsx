import { MAX_LIST_TITLES, type ListEntry } from "../../../features/my-list/my-list.ts";
import { useMyList } from "../../../features/my-list/kept-titles.ts";
import { useState } from "react";
import { useChangeMyList, useChangeSeen } from "../../../features/my-list/use-change-kept.ts";
import { Button } from "../../../ui/Button.tsx";
import { Steps } from "./ImportSteps.ts";
import { t } from "../../../lib/messages.ts";

interface Added {
  readonly chosen: number;
  readonly added: readonly ListEntry[];
}

export interface ImportDone {
  readonly list: Added;
  readonly seen: Added;
}

export function DoneStep({ list, seen }: ImportDone) {
  const full = useMyList().length >= MAX_LIST_TITLES;
  const { undo } = useChangeMyList();
  const { undo: unmark } = useChangeSeen();
  const [undone, setUndone] = useState(false);
  const others = list.chosen - list.added.length;
  const marked = seen.chosen - seen.added.length;
  if (undone) {
    return (
      <Steps as="output">
        {list.added.length > 0 && <p>{t("import.takenOff", { count: list.added.length })}</p>}
        {seen.added.length > 0 && <p>{t("seen.areNot", { count: seen.added.length })}</p>}
      </Steps>
    );
  }
  return (
    <Steps as="output">
      {list.chosen > 0 && <strong>{t("import.added", { count: list.added.length })}</strong>}
      {others > 0 && (
        <p>
          {full
            ? t("import.noRoom", { count: others, max: MAX_LIST_TITLES })
            : t("import.already", { count: others })}
        </p>
      )}
      {seen.chosen > 0 && <strong>{t("import.marked", { count: seen.added.length })}</strong>}
      {marked > 0 && <p>{t("import.markedBefore", { count: marked })}</p>}
      {list.added.length + seen.added.length > 0 && (
        <div>
          <Button
            $small
            onClick={() => {
              undo(list.added);
              unmark(seen.added);
              setUndone(true);
            }}
          >
            {t("common.undo")}
          </Button>
        </div>
      )}
    </Steps>
  );
}
