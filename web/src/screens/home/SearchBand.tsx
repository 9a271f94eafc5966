import { styled } from "styled-components";

import { SearchBox } from "../../features/autocomplete/SearchBox.tsx";
import { color, media, pageMeasure, space, text } from "../../ui/theme.ts";

/** What the page is for, and the field to do it with (specification section 2, Home). */
export function SearchBand() {
  return (
    <Band>
      <Inner>
        <Heading>Find your next favorite movie or TV show</Heading>
        <SearchBox landmark="Find a title" large />
      </Inner>
    </Band>
  );
}

const Band = styled.section`
  background: ${color.surface};
`;

const Inner = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  align-items: center;
  gap: ${space(10)};
  padding-block: ${space(8)};
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(5)};
    padding-block: ${space(7)};
  }
`;

const Heading = styled.h1`
  ${text.title};
  max-width: 22ch;
`;
