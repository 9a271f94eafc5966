import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";

import { MAX_LIST_TITLES } from "../../features/my-list/my-list.ts";
import { useChangeMyList } from "../../features/my-list/use-change-my-list.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ImportForm } from "./ImportForm.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { ImportResult } from "./ImportResult.tsx";
import type { Import } from "./ImportResult.tsx";
import type { MatchedTitles } from "./match-titles.ts";
import { matchTitles, nothingMatched } from "./match-titles.ts";
import { parseImport } from "./parse-import.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Where an import is. */
type Step =
  | { readonly kind: "choose"; readonly problem: string | null }
  | {
      readonly kind: "match";
      readonly list: Import;
      readonly matched: MatchedTitles;
      readonly failed: boolean;
    }
  | {
      readonly kind: "done";
      readonly list: Import;
      readonly matched: MatchedTitles;
      readonly added: number;
    };

const start: Step = { kind: "choose", problem: null };

/** Adds the titles of a list of another site. The default export, because it is loaded with its first use. */
export default function ImportDialog({ open, onOpenChange }: Props) {
  const client = useApolloClient();
  const { addAll } = useChangeMyList();
  const [step, setStep] = useState<Step>(start);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const match = async (list: Import, before: MatchedTitles) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    let matched = before;
    const show = (failed: boolean) => setStep({ kind: "match", list, matched, failed });
    show(false);
    try {
      await matchTitles(
        client,
        list.titles,
        before,
        (next) => {
          matched = next;
          show(false);
        },
        stop.signal,
      );
      if (!stop.signal.aborted) {
        setStep({ kind: "done", list, matched, added: addAll(matched.found) });
      }
    } catch {
      // The dialog says so, and goes on where it stopped.
      if (!stop.signal.aborted) show(true);
    }
  };

  const read = (content: string) => {
    const list = parseImport(content);
    if (list.titles.length === 0) {
      setStep({ kind: "choose", problem: "No titles were found in it." });
      return;
    }
    const titles = list.titles.slice(0, MAX_LIST_TITLES);
    void match({ ...list, titles, left: list.titles.length - titles.length }, nothingMatched);
  };

  const close = () => {
    running.current?.abort();
    setStep(start);
    onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Import titles"
      description="From a CSV file of Letterboxd or IMDb, a file exported here, or TMDB numbers."
      footer={
        <>
          {step.kind === "choose" ? (
            <span />
          ) : (
            <Button
              $small
              $variant="quiet"
              onClick={() => setStep(start)}
              disabled={step.kind === "match" && !step.failed}
            >
              Import another
            </Button>
          )}
          <Button $small $variant="primary" onClick={close}>
            {step.kind === "match" && !step.failed ? "Cancel" : "Done"}
          </Button>
        </>
      }
    >
      {step.kind === "choose" && (
        <ImportForm
          problem={step.problem}
          onRead={read}
          onProblem={(problem) => setStep({ kind: "choose", problem })}
        />
      )}
      {step.kind === "match" && (
        <ImportProgress
          list={step.list}
          matched={step.matched}
          failed={step.failed}
          onContinue={() => void match(step.list, step.matched)}
        />
      )}
      {step.kind === "done" && <ImportResult {...step} />}
    </Dialog>
  );
}
