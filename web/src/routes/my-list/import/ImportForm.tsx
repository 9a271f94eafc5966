import { useId, useState } from "react";
import { styled } from "styled-components";

import { Button } from "../../../ui/Button.tsx";
import { alpha, color, radius, space, text } from "../../../ui/theme.ts";
import { type ImportNote, MAX_FILE_BYTES, writeNote } from "./imported-list.ts";
import { Hint, Problem, Steps } from "./ImportSteps.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly problem: ImportNote | null;
  /** @param name what the file is called */
  readonly onRead: (content: Uint8Array | string, name?: string) => void;
  readonly onProblem: (problem: ImportNote) => void;
}

export function ImportForm({ problem, onRead, onProblem }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) {
      onProblem("import.tooLarge");
      return;
    }
    try {
      onRead(new Uint8Array(await file.arrayBuffer()), file.name);
    } catch {
      onProblem("import.unreadable");
    }
  };
  return (
    <Steps>
      <Label htmlFor={`${id}-file`}>{t("import.aFile")}</Label>
      <FileInput
        id={`${id}-file`}
        type="file"
        accept=".csv,.tsv,.json,.txt,.zip,text/csv,application/json,text/plain,application/zip"
        aria-describedby={`${id}-where`}
        onChange={(event) => void readFile(event.target.files?.[0])}
      />
      <Hint id={`${id}-where`}>{t("import.formats")}</Hint>
      <Label htmlFor={`${id}-text`}>{t("import.orPaste")}</Label>
      <Text
        id={`${id}-text`}
        rows={4}
        value={typed}
        placeholder={"movie/550\nhttps://www.themoviedb.org/tv/1396"}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button $small disabled={typed.trim() === ""} onClick={() => onRead(typed)}>
          {t("import.find")}
        </Button>
      </div>
      {problem !== null && <Problem role="alert">{writeNote(problem)}</Problem>}
      <Hint>{t("import.staysHere")}</Hint>
    </Steps>
  );
}

const Label = styled.label`
  ${text.smallStrong};
  color: ${color.textStrong};
  * + & {
    margin-top: ${space(3)};
  }
`;

const field = `
  width: 100%;
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
`;
