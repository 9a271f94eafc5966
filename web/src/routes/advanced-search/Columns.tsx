import type { ReactNode } from "react";
import { styled } from "styled-components";

import { t } from "../../lib/messages.ts";
import { media, space } from "../../ui/theme.ts";

interface Props {
  /** On a small screen: whether the panel is shown at all. Beside the list it always is. */
  readonly panelShown: boolean;
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

export function Columns({ panelShown, panel, children }: Props) {
  return (
    <Frame>
      <Side id="filter-panel" $shown={panelShown}>
        {panel}
        <noscript>
          <p>{t("advanced-search.needsScripts")}</p>
        </noscript>
      </Side>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(16.5rem, 19rem) minmax(0, 1fr);
  gap: clamp(${space(6)}, 3vw, ${space(10)});
  align-items: start;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* The filters are not printed. */
  @media print {
    display: block;
  }
`;

const Side = styled.div<{ $shown: boolean }>`
  ${media.compact} {
    display: ${({ $shown }) => ($shown ? "block" : "none")};
  }
  ${media.noScripts} {
    display: block;
  }
`;
