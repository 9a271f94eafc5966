import { useApolloClient } from "@apollo/client/react";
import { useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";

import { MAX_LIST_TITLES } from "../../features/my-list/my-list.ts";
import { useChangeMyList } from "../../features/my-list/use-change-my-list.ts";
import { useMyList } from "../../features/my-list/use-my-list.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { alpha, color, media, radius, space, text } from "../../ui/theme.ts";
import type { MatchedTitles } from "./match-titles.ts";
import { matchTitles, nothingMatched } from "./match-titles.ts";
import type { ImportedList } from "./parse-import.ts";
import { MAX_IMPORT_CHARACTERS, parseImport } from "./parse-import.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A list of which as many titles are looked up as a list holds. */
type Import = ImportedList & {
  /** How many titles are not looked up. */
  readonly left: number;
};

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
        <Choose
          problem={step.problem}
          onRead={read}
          onProblem={(problem) => setStep({ kind: "choose", problem })}
        />
      )}
      {step.kind === "match" && (
        <Matching
          list={step.list}
          matched={step.matched}
          failed={step.failed}
          onContinue={() => void match(step.list, step.matched)}
        />
      )}
      {step.kind === "done" && <Done {...step} />}
    </Dialog>
  );
}

interface ChooseProps {
  readonly problem: string | null;
  readonly onRead: (content: string) => void;
  readonly onProblem: (problem: string) => void;
}

/** A file or a pasted text. */
function Choose({ problem, onRead, onProblem }: ChooseProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_IMPORT_CHARACTERS) {
      onProblem("The file is too large: lists of titles have at most 4 MB.");
      return;
    }
    try {
      onRead(await file.text());
    } catch {
      onProblem("The file could not be read.");
    }
  };
  return (
    <Steps>
      <Label htmlFor={`${id}-file`}>A file</Label>
      <FileInput
        id={`${id}-file`}
        type="file"
        accept=".csv,.json,.txt,text/csv,application/json,text/plain"
        aria-describedby={`${id}-where`}
        onChange={(event) => void readFile(event.target.files?.[0])}
      />
      <Hint id={`${id}-where`}>
        Letterboxd: Settings, Data, Export; then <code>watchlist.csv</code>. IMDb: your list,
        Export.
      </Hint>
      <Label htmlFor={`${id}-text`}>Or TMDB numbers and links, one a line</Label>
      <Text
        id={`${id}-text`}
        rows={4}
        value={typed}
        placeholder={"movie/550\nhttps://www.themoviedb.org/tv/1396"}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button
          $small
          disabled={typed.trim() === ""}
          onClick={() => onRead(typed.slice(0, MAX_IMPORT_CHARACTERS))}
        >
          Look them up
        </Button>
      </div>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <Hint>
        The file stays in your browser. Only names, years and numbers of titles are looked up.
      </Hint>
    </Steps>
  );
}

interface MatchingProps {
  readonly list: Import;
  readonly matched: MatchedTitles;
  readonly failed: boolean;
  readonly onContinue: () => void;
}

/** How far the titles are looked up. */
function Matching({ list, matched, failed, onContinue }: MatchingProps) {
  const id = useId();
  return (
    <Steps>
      <output id={id}>
        {`Looking up titles from ${list.source}: ${matched.done} of ${list.titles.length}`}
      </output>
      <Progress aria-labelledby={id} max={list.titles.length} value={matched.done} />
      {failed && (
        <>
          <Problem role="alert">Not all titles could be looked up.</Problem>
          <div>
            <Button $small onClick={onContinue}>
              Continue
            </Button>
          </div>
        </>
      )}
    </Steps>
  );
}

interface DoneProps {
  readonly list: Import;
  readonly matched: MatchedTitles;
  readonly added: number;
}

const count = (titles: number) => (titles === 1 ? "1 title" : `${titles} titles`);

/** What was added, what was there, and what was not found. */
function Done({ list, matched, added }: DoneProps) {
  const full = useMyList().length >= MAX_LIST_TITLES;
  const already = matched.found.length - added;
  const missing = [...matched.unmatched, ...list.unread];
  return (
    <Steps as="output">
      <strong>{`${count(added)} added from ${list.source}.`}</strong>
      {already > 0 && (
        <p>
          {full
            ? `${count(already)} were on My list already or have no room: it holds ${MAX_LIST_TITLES}.`
            : `${count(already)} ${already === 1 ? "was" : "were"} on My list already.`}
        </p>
      )}
      {list.left > 0 && (
        <p>{`My list holds ${MAX_LIST_TITLES} titles: ${count(list.left)} more were not looked up.`}</p>
      )}
      {missing.length > 0 && (
        <details open={missing.length <= 20}>
          <summary>{`${count(missing.length)} not found`}</summary>
          <Missing>
            {missing.map((label, index) => (
              // The same title may be in a file twice.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} dir="auto">
                {label}
              </li>
            ))}
          </Missing>
        </details>
      )}
    </Steps>
  );
}

const Steps = styled.div`
  ${text.small};
  display: grid;
  gap: ${space(3)};
  code {
    color: ${color.textStrong};
  }
  strong {
    color: ${color.textStrong};
  }
  summary {
    padding-block: ${space(1)};
    color: ${color.textStrong};
    cursor: pointer;
  }
`;

const Label = styled.label`
  ${text.smallStrong};
  color: ${color.textStrong};
  * + & {
    margin-top: ${space(3)};
  }
`;

const field = `
  width: 100%;
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
  color: ${color.textStrong};
`;

const FileInput = styled.input`
  ${text.small};
  ${field};
  padding: ${space(3)};
  &::file-selector-button {
    ${text.smallStrong};
    margin-inline-end: ${space(3)};
    padding: ${space(2)} ${space(3.5)};
    border: 0;
    border-radius: ${radius.round};
    background: ${alpha.light(0.12)};
    color: ${color.textStrong};
    cursor: pointer;
  }
`;

const Text = styled.textarea`
  ${text.small};
  ${field};
  padding: ${space(3)};
  resize: vertical;
  &::placeholder {
    color: ${color.textQuiet};
  }
  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`;

const Hint = styled.p`
  ${text.caption};
  color: ${color.textQuiet};
`;

const Problem = styled.p`
  color: ${color.danger};
`;

const Progress = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: ${color.accent};
`;

const Missing = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(2)};
  padding-inline-start: ${space(4)};
  list-style: disc;
`;
