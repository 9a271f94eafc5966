import type { ReactNode } from "react";
import { styled } from "styled-components";

import { media } from "../../ui/theme.ts";
import { SearchBand } from "./SearchBand.tsx";

/**
 * The start of the home page: the hero, then what the site is for and the field. On a phone, where there
 * is no room for both in the first view, the field is above the hero.
 */
export function HomeTop({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Search>
        <SearchBand />
      </Search>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  /* The keyboard's order is the one that is seen, on a phone too. */
  reading-flow: flex-visual;
`;

const Search = styled.div`
  ${media.compact} {
    order: -1;
  }
`;
