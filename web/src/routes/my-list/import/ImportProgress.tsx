import { useId } from "react";
import { styled } from "styled-components";

import { Button } from "../../../ui/Button.tsx";
import { color } from "../../../ui/theme.ts";
import type { ImportedList } from "./imported-list.ts";
import { Problem, Steps } from "./ImportSteps.ts";
import type { MatchedTitles } from "./match-titles.ts";
import { t } from "../../../lib/messages.ts";
import { writeSource } from "./import-notes.ts";

interface Props {
  readonly list: ImportedList;
  readonly matched: MatchedTitles;
  readonly failed: boolean;
  readonly onContinue: () => void;
}

export function ImportProgress({ list, matched, failed, onContinue }: Props) {
  const id = useId();
  return (
    <Steps>
      <output id={id}>
        {t("import.lookingUp", {
          source: writeSource(list.source),
          done: matched.done,
          total: list.titles.length,
        })}
      </output>
      <Progress aria-labelledby={id} max={list.titles.length} value={matched.done} />
      {failed && (
        <>
          <Problem role="alert">{t("import.notAll")}</Problem>
          <div>
            <Button $small onClick={onContinue}>
              {t("import.continue")}
            </Button>
          </div>
        </>
      )}
    </Steps>
  );
}

const Progress = styled.progress`
  width: 100%;
  height: 0.5rem;
  accent-color: ${color.accent};
`;
