import { styled } from "styled-components";

import { layout, media, pageMeasure, space } from "../../ui/theme.ts";
import { underHeader } from "../../ui/under-header.ts";

// The layout of a title's hero, which the placeholder of a loading page shares.

/** The hero's place in the page; its first child is the backdrop. */
export const HeroFrame = styled.header`
  ${underHeader};
  position: relative;
  isolation: isolate;
  > :first-child {
    z-index: -1;
    height: min(100%, 48rem);
  }
`;

export const HeroInner = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  grid-template-areas:
    "back back"
    "poster text"
    "answer answer"
    "story story";
  align-items: end;
  gap: ${space(4)};
  padding-top: calc(${layout.headerHeight} + ${space(2)});
  ${media.wide} {
    grid-template-columns: 13rem minmax(0, 1fr);
    grid-template-areas:
      "back back"
      "poster text"
      "poster answer"
      "poster story";
    grid-template-rows: auto auto auto 1fr;
    gap: ${space(5)} ${space(10)};
    padding-block: calc(${layout.headerHeight} + ${space(5)}) ${space(2)};
  }
  ${media.spacious} {
    grid-template-columns: 15.5rem minmax(0, 1fr);
    column-gap: ${space(12)};
  }
`;

export const HeroAnswer = styled.div`
  grid-area: answer;
  min-width: 0;
`;

export const HeroPoster = styled.div`
  grid-area: poster;
  ${media.wide} {
    align-self: start;
  }
`;

export const HeroText = styled.div`
  grid-area: text;
  container-type: inline-size;
`;

export const HeroStory = styled.div`
  grid-area: story;
  align-self: start;
`;
