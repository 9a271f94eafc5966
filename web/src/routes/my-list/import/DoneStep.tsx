import { MAX_LIST_TITLES } from "../../../features/my-list/my-list.ts";
import { useMyList } from "../../../features/my-list/use-my-list.ts";
import { useState } from "react";

import type { ListEntry } from "../../../features/my-list/my-list.ts";
import { useChangeMyList } from "../../../features/my-list/use-change-my-list.ts";
import { Button } from "../../../ui/Button.tsx";
import { Steps } from "./ImportSteps.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  /** How many titles the visitor agreed to. */
  readonly chosen: number;
  /** Those of them that are new. */
  readonly added: readonly ListEntry[];
}

/** What was added, and the way back. */
export function DoneStep({ chosen, added }: Props) {
  const full = useMyList().length >= MAX_LIST_TITLES;
  const { undo } = useChangeMyList();
  const [undone, setUndone] = useState(false);
  const others = chosen - added.length;
  if (undone) {
    return <Steps as="output">{t("import.takenOff", { count: added.length })}</Steps>;
  }
  return (
    <Steps as="output">
      <strong>{t("import.added", { count: added.length })}</strong>
      {others > 0 && (
        <p>
          {full
            ? t("import.noRoom", { count: others, max: MAX_LIST_TITLES })
            : t("import.already", { count: others })}
        </p>
      )}
      {added.length > 0 && (
        <div>
          <Button
            $small
            onClick={() => {
              undo(added);
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
