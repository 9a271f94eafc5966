import { useDeferredValue, type ReactNode } from "react";
import { styled } from "styled-components";

import { alpha, color, media, motion, radius, shadow, space, text } from "../../ui/theme.ts";
import { languageOfName } from "../../lib/format/language-of-name.ts";
import { PosterFrame } from "./Poster.tsx";
import { Link } from "../../ui/Link.tsx";

interface Props {
  readonly to: string;
  readonly poster: ReactNode;
  readonly name: string;
  /** BCP 47: the language of the name where it is known not to be that of the page. */
  readonly nameLanguage?: string | null;
  /** One quiet line below the name; what it has no room for is on the next. */
  readonly facts: ReactNode;
  /** What the list is about, behind the facts, where it covers nothing of the artwork: a `Badge`. */
  readonly badge?: ReactNode;
  readonly mark?: ReactNode;
  readonly controls?: ReactNode;
}

/** A poster with a name and two lines below it, as one link. Its parent is positioned and holds nothing else. */
export function CardFrame(props: Props) {
  const { to, poster, name, nameLanguage, facts, badge, mark, controls } = props;
  return (
    <>
      <Card to={to}>
        {poster}
        <b lang={nameLanguage ?? languageOfName(name)} dir="auto">
          {name}
        </b>
        <small>
          {facts}
          {badge}
        </small>
        {mark}
      </Card>
      {controls && <Controls>{controls}</Controls>}
    </>
  );
}

/** Comes after the cards, in a transition: the controls of all cards at once would hold the page up. */
const Controls = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(true, false) && <ControlPlace>{children}</ControlPlace>;

export const ControlPlace = styled.div`
  position: absolute;
  inset-inline-end: 0;
  bottom: -0.125rem;
`;

const Card = styled(Link)`
  display: block;
  border-radius: ${radius.medium};
  > b {
    ${text.smallStrong};
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${color.textStrong};
  }
  > small {
    ${text.caption};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(3)};
    min-height: 1.5rem;
    overflow: hidden;
    white-space: nowrap;
    margin-top: ${space(0.5)};
    color: ${color.textQuiet};
    font-variant-numeric: tabular-nums;
  }
  /* Beside the control. */
  > :last-child {
    padding-inline-end: ${space(8)};
  }
  ${PosterFrame} {
    margin-bottom: ${space(3)};
    transition:
      transform ${motion.calm} ${motion.ease},
      box-shadow ${motion.calm} ${motion.ease};
  }
  &:has([data-usable]) ${PosterFrame} {
    box-shadow:
      ${shadow.artwork},
      0 0 0 2px ${color.accent},
      0 0 32px -4px ${alpha.accent(0.35)};
  }
  ${media.hover} {
    &:hover ${PosterFrame} {
      transform: translateY(-4px);
      box-shadow:
        ${shadow.artwork},
        0 0 0 2px ${color.accent};
    }
  }
`;
