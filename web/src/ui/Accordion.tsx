import ChevronDown from "virtual:icons/chevron-down";
import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, motion, space, text } from "./theme.ts";

interface Props {
  /** One for each line: its heading and what opens below it. `id` is unique within the accordion. */
  readonly items: readonly {
    readonly id: string;
    readonly heading: string;
    readonly content: ReactNode;
  }[];
}

/** Headings that open what is below them, one at a time; the open one can be closed. Works without scripts. */
export function Accordion({ items }: Props) {
  const name = useId();
  return items.map(({ id, heading, content }) => (
    <Item key={id} id={id} name={name}>
      <Trigger>
        <h2>{heading}</h2>
        <ChevronDown size={20} aria-hidden />
      </Trigger>
      <Inner>{content}</Inner>
    </Item>
  ));
}

const Item = styled.details`
  border-bottom: 1px solid ${color.hairline};
  interpolate-size: allow-keywords;
  &::details-content {
    block-size: 0;
    overflow: clip;
    opacity: 0;
    transition:
      block-size ${motion.calm} ${motion.ease},
      opacity ${motion.calm} ${motion.ease},
      content-visibility ${motion.calm} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
    opacity: 1;
  }
`;

const Trigger = styled.summary`
  ${text.subheading};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(5)} 0;
  color: ${color.textStrong};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  h2 {
    font: inherit;
  }
  svg {
    flex: none;
    color: ${color.textQuiet};
    transition: transform ${motion.calm} ${motion.ease};
  }
  ${Item}[open] & svg {
    transform: rotate(180deg);
    color: ${color.accent};
  }
  ${media.hover} {
    &:hover svg {
      color: ${color.accent};
    }
  }
`;

const Inner = styled.div`
  padding: 0 ${space(10)} ${space(6)} 0;
  max-width: 44rem;
`;
