import { styled } from "styled-components";

import { setOnlyMine } from "../services/only-mine.ts";
import { color, space, text } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  /** How many titles are hidden. */
  readonly hidden: number;
  /** Of how many. */
  readonly total: number;
}

/** Says how many titles of a row or a grid the visitor's choice hides, and shows them again. Nothing where none is. */
export function HiddenNote({ hidden, total }: Props) {
  if (hidden === 0) return null;
  return (
    <Note>
      <span>
        {hidden === total
          ? t("card.noneHere", { count: total })
          : t("card.hidden", { hidden, total })}
      </span>
      <button type="button" onClick={() => setOnlyMine(false)}>
        {t("common.showAll")}
      </button>
    </Note>
  );
}

const Note = styled.p`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(3)};
  color: ${color.textQuiet};
  button {
    ${text.smallStrong};
    padding: ${space(1)} 0;
    border: 0;
    background: none;
    color: ${color.accent};
    cursor: pointer;
  }
`;
