import { styled } from "styled-components";

import { media, space } from "../../ui/theme.ts";

/** Choices in a row: as many lines as it takes, on a small screen one that scrolls. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  ${media.compact} {
    flex-wrap: nowrap;
    /* To the edges of the window, where it is seen to go on. */
    margin-inline: ${space(-4)};
    padding: ${space(1)} ${space(4)};
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`;
