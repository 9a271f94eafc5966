import { styled } from "styled-components";

import { getOfflineText, useConnection } from "../../network/connection.ts";
import { Button } from "../../ui/Button.tsx";
import { color, space, text } from "../../ui/theme.ts";

interface Props {
  readonly state: "loading" | "loaded" | "failed";
  readonly done: number;
  readonly total: number;
  readonly onRetry: () => void;
}

/** How far a list is looked up, and that it failed. */
export function LoadingNote({ state, done, total, onRetry }: Props) {
  const { offline } = useConnection();
  return (
    <Note>
      {state === "loading" && done > 0 && `Looked up ${done} of ${total} titles…`}
      {state === "failed" && (
        <>
          <span>
            {offline ? `${getOfflineText()}.` : "Not all titles could be looked up."}
            {done > 0 && ` ${done} of ${total} are shown with where to watch them.`}
          </span>
          <Button $small onClick={onRetry}>
            Try again
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
