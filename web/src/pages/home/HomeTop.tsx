import type { ReactNode } from "react";
import { styled } from "styled-components";

import { media } from "../../ui/theme.ts";
import { SearchBand } from "./SearchBand.tsx";

/**
 * The start of the home page: what it is for and the field, then the hero. Where there is room for
 * both in the first view, the hero stands above them.
 */
export function HomeTop({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <Search>
        <SearchBand />
      </Search>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
`;

const Search = styled.div`
  ${media.wide} {
    order: 1;
  }
`;
