import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { color, space, text } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly state: "loading" | "loaded" | "failed";
  readonly done: number;
  readonly total: number;
  readonly onRetry: () => void;
}

export function LoadingNote({ state, done, total, onRetry }: Props) {
  return (
    <Note>
      {state === "loading" && done > 0 && t("my-list.lookedUp", { done, total })}
      {state === "failed" && (
        <>
          <span>
            {t("my-list.notAll")}
            {done > 0 && ` ${t("my-list.shownOf", { done, total })}`}
          </span>
          <Button $small onClick={onRetry}>
            {t("common.tryAgain")}
          </Button>
        </>
      )}
    </Note>
  );
}

const Note = styled.output`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  margin-top: ${space(4)};
  color: ${color.textQuiet};
  &:empty {
    display: none;
  }
`;
