import { styled } from "styled-components";
import { setHideSeen } from "../my-list/kept-titles.ts";
import { color, space, text } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly hidden: number;
  readonly total: number;
}

/** Says how many titles of a row or a grid are hidden because they are seen, and shows them again. Nothing where none is. */
export function HiddenNote({ hidden, total }: Props) {
  if (hidden === 0) return null;
  return (
    <Note>
      <span>
        {hidden === total
          ? t("seen.allHidden", { count: total })
          : t("seen.hidden", { hidden, total })}
      </span>
      <button type="button" onClick={() => setHideSeen(false)}>
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
    color: ${color.accent};
  }
`;
