import type { ReactNode } from "react";
import { styled } from "styled-components";

import { clampLines, media, pageMeasure, space, text } from "../../ui/theme.ts";
import { Text } from "../../ui/primitives.ts";

interface Props {
  readonly heading: ReactNode;
  /** One quiet line below it; null keeps its line free while it is not known. */
  readonly note?: ReactNode;
  /** Above the heading: where one is. */
  readonly above?: ReactNode;
  readonly controls?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function ListFrame({ heading, note, above, controls, aside, children }: Props) {
  return (
    <Page>
      {above}
      <Heading dir="auto">{heading}</Heading>
      {note !== undefined && (
        <Text $step="small" $above={2} $color="textQuiet">
          {note ?? "\u00a0"}
        </Text>
      )}
      {(controls || aside) && (
        <Controls>
          {controls}
          {aside && <Aside>{aside}</Aside>}
        </Controls>
      )}
      {children}
    </Page>
  );
}

export const Page = styled.div`
  ${pageMeasure};
  padding-top: clamp(${space(6)}, 4vw, ${space(12)});
  padding-bottom: ${space(20)};
`;

/** A query may be two hundred characters long: the list is still to be seen below it. */
const Heading = styled.h1`
  ${text.title};
  ${clampLines(3)};
  overflow-wrap: anywhere;
  padding-bottom: 0.06em;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  margin: ${space(6)} 0 ${space(7)};
  ${media.compact} {
    column-gap: ${space(2)};
    margin: ${space(5)} 0 ${space(6)};
  }
`;

export const Aside = styled.div`
  ${media.wide} {
    margin-inline-start: auto;
  }
`;
