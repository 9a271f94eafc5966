import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useChangeMyList, useChangeSeen } from "../../../features/my-list/use-change-kept.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { t } from "../../../lib/messages.ts";
import { color } from "../../../ui/theme.ts";
import { ImportForm } from "./ImportForm.tsx";
import { Problem, Steps } from "./ImportSteps.ts";
import { type ImportNote, type ReadResult, writeSource } from "./imported-list.ts";
import {
  type MatchedTitle,
  type MatchedTitles,
  matchTitles,
  nothingMatched,
} from "./match-titles.ts";
import { type ImportSource, readImport } from "./read-import.ts";
import { ReviewStep, type TakenAs } from "./ReviewStep.tsx";
import { MAX_LIST_TITLES, type ListEntry } from "../../../features/my-list/my-list.ts";
import { useMyList } from "../../../features/my-list/kept-titles.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

type ReadList = Extract<ReadResult, { kind: "list" }>;

type Step =
  | { readonly kind: "choose"; readonly problem: ImportNote | null }
  | {
      readonly kind: "match";
      readonly read: ReadList;
      readonly matched: MatchedTitles;
      readonly failed: boolean;
    }
  | { readonly kind: "review"; readonly read: ReadList; readonly matched: MatchedTitles }
  | ({ readonly kind: "done" } & ImportDone);

const start: Step = { kind: "choose", problem: null };

/** Nothing is added before the visitor agrees. The default export, because it is loaded with its first use. */
export default function ImportDialog({ open, onOpenChange }: Props) {
  const client = useApolloClient();
  const { addAll } = useChangeMyList();
  const { addAll: markAll } = useChangeSeen();
  const [takenAs, setTakenAs] = useState<TakenAs>("file");
  const [step, setStep] = useState<Step>(start);
  const [chosen, setChosen] = useState<readonly MatchedTitle[]>([]);
  const source = useRef<ImportSource | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const match = async (read: ReadList, before: MatchedTitles) => {
    const signal = begin();
    let matched = before;
    const show = (failed: boolean) => setStep({ kind: "match", read, matched, failed });
    show(false);
    try {
      const onProgress = (next: MatchedTitles) => {
        matched = next;
        show(false);
      };
      await matchTitles(client, read.list.titles, before, onProgress, signal);
      if (signal.aborted) return;
      setChosen(matched.found);
      setTakenAs("file");
      setStep({ kind: "review", read, matched });
    } catch {
      // The dialog says so, and goes on where it stopped.
      if (!signal.aborted) show(true);
    }
  };

  const read = (next: ImportSource) => {
    source.current = next;
    const result = readImport(next);
    if (result.kind === "problem") setStep({ kind: "choose", problem: result.problem });
    else void match(result, nothingMatched);
  };

  const close = () => {
    running.current?.abort();
    setStep(start);
    onOpenChange(false);
  };

  const finish = () => {
    const toWatch = chosen.filter(
      (title) => takenAs === "list" || (takenAs === "file" && title.toWatch),
    );
    const watched = chosen.filter(
      (title) => takenAs === "seen" || (takenAs === "file" && title.seen),
    );
    setStep({
      kind: "done",
      list: { chosen: toWatch.length, added: addAll(toWatch) },
      seen: { chosen: watched.length, added: markAll(watched) },
    });
  };

  const isBusy = step.kind === "match" && !step.failed;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t("import.heading")}
      description={t("import.description")}
      footer={
        <>
          {step.kind === "choose" ? (
            <span />
          ) : (
            <Button $small $variant="quiet" onClick={() => setStep(start)} disabled={isBusy}>
              {t("import.another")}
            </Button>
          )}
          {step.kind === "review" && chosen.length > 0 ? (
            <Button $small $variant="primary" onClick={finish}>
              {t("import.add", { count: chosen.length })}
            </Button>
          ) : (
            <Button $small $variant={step.kind === "done" ? "primary" : "quiet"} onClick={close}>
              {step.kind === "done" || step.kind === "review"
                ? t("common.done")
                : t("common.cancel")}
            </Button>
          )}
        </>
      }
    >
      {step.kind === "choose" && (
        <ImportForm
          problem={step.problem}
          onRead={(content, name) =>
            read({ content, site: location.origin, ...(name !== undefined && { name }) })
          }
          onProblem={(problem) => setStep({ kind: "choose", problem })}
        />
      )}
      {step.kind === "match" && (
        <Steps>
          <label>
            <output>
              {t("import.lookingUp", {
                source: writeSource(step.read.list.source),
                done: step.matched.done,
                total: step.read.list.titles.length,
              })}
            </output>
            <Progress max={step.read.list.titles.length} value={step.matched.done} />
          </label>
          {step.failed && (
            <>
              <Problem role="alert">{t("import.notAll")}</Problem>
              <div>
                <Button $small onClick={() => void match(step.read, step.matched)}>
                  {t("import.continue")}
                </Button>
              </div>
            </>
          )}
        </Steps>
      )}
      {step.kind === "review" && (
        <ReviewStep
          read={step.read}
          matched={step.matched}
          chosen={chosen}
          onChosen={setChosen}
          takenAs={takenAs}
          onTakenAs={setTakenAs}
          onFile={(file) => source.current && read({ ...source.current, file })}
        />
      )}
      {step.kind === "done" && <DoneStep list={step.list} seen={step.seen} />}
    </Dialog>
  );
}

const Progress = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: ${color.accent};
`;

interface Added {
  readonly chosen: number;
  readonly added: readonly ListEntry[];
}

interface ImportDone {
  readonly list: Added;
  readonly seen: Added;
}

function DoneStep({ list, seen }: ImportDone) {
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
