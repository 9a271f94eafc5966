import { MAX_LIST_TITLES } from "../../../features/my-list/my-list.ts";
import { useMyList } from "../../../features/my-list/use-my-list.ts";
import { useState } from "react";

import type { ListEntry } from "../../../features/my-list/my-list.ts";
import { useChangeMyList } from "../../../features/my-list/use-change-my-list.ts";
import { Button } from "../../../ui/Button.tsx";
import { Steps } from "./ImportSteps.ts";

interface Props {
  /** How many titles the visitor agreed to. */
  readonly chosen: number;
  /** Those of them that are new. */
  readonly added: readonly ListEntry[];
}

const count = (titles: number) => (titles === 1 ? "1 title" : `${titles} titles`);

/** What was added, and the way back. */
export function DoneStep({ chosen, added }: Props) {
  const full = useMyList().length >= MAX_LIST_TITLES;
  const { undo } = useChangeMyList();
  const [undone, setUndone] = useState(false);
  const others = chosen - added.length;
  if (undone) {
    return <Steps as="output">{`${count(added.length)} taken off My list again.`}</Steps>;
  }
  return (
    <Steps as="output">
      <strong>{`${count(added.length)} added to My list.`}</strong>
      {others > 0 && (
        <p>
          {full
            ? `${count(others)} were on it already or have no room: it holds ${MAX_LIST_TITLES}.`
            : `${count(others)} ${others === 1 ? "was" : "were"} on it already.`}
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
            Undo
          </Button>
        </div>
      )}
    </Steps>
  );
}
