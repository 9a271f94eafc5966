import { styled } from "styled-components";

import { setHideSeen } from "../my-list/use-seen.ts";
import { setOnlyMine } from "../services/only-mine.ts";
import { color, space, text } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";
import type { HiddenTitles } from "./use-shown-titles.ts";

interface Props {
  readonly hidden: HiddenTitles;
  /** Of how many. */
  readonly total: number;
}

/** Says how many titles of a row or a grid the visitor's choices hide, and shows them again. Nothing where none is. */
export function HiddenNote({ hidden: { seen, notMine }, total }: Props) {
  return (
    <>
      {seen > 0 && (
        <Note>
          <span>
            {seen === total
              ? t("seen.allHidden", { count: total })
              : t("seen.hidden", { hidden: seen, total })}
          </span>
          <button type="button" onClick={() => setHideSeen(false)}>
            {t("common.showAll")}
          </button>
        </Note>
      )}
      {notMine > 0 && (
        <Note>
          <span>{notMine === total ? t("card.noneHere", { count: total }) : t("card.hidden")}</span>
          <button type="button" onClick={() => setOnlyMine(false)}>
            {t("common.showAll")}
          </button>
        </Note>
      )}
    </>
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
