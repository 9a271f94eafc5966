import ChevronDown from "virtual:icons/chevron-down";
import { Accordion as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

import { color, media, motion, space, text } from "./theme.ts";

interface Props {
  /** One for each line: its heading and what opens below it. `id` is unique within the accordion. */
  readonly items: readonly {
    readonly id: string;
    readonly heading: string;
    readonly content: ReactNode;
  }[];
}

/** Headings that open what is below them, one at a time; the open one can be closed. */
export function Accordion({ items }: Props) {
  return (
    <Radix.Root type="single" collapsible>
      {items.map(({ id, heading, content }) => (
        <Item key={id} value={id}>
          <Radix.Header asChild>
            <h2>
              <Trigger>
                {heading}
                <ChevronDown size={20} aria-hidden />
              </Trigger>
            </h2>
          </Radix.Header>
          <Content>
            <Inner>{content}</Inner>
          </Content>
        </Item>
      ))}
    </Radix.Root>
  );
}

const open = keyframes`
  from { height: 0; opacity: 0; }
  to { height: var(--radix-accordion-content-height); opacity: 1; }
`;

const Item = styled(Radix.Item)`
  border-bottom: 1px solid ${color.hairline};
`;

const Trigger = styled(Radix.Trigger)`
  ${text.subheading};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  width: 100%;
  padding: ${space(5)} 0;
  border: 0;
  background: none;
  color: ${color.textStrong};
  text-align: start;
  cursor: pointer;
  svg {
    flex: none;
    color: ${color.textQuiet};
    transition: transform ${motion.calm} ${motion.ease};
  }
  &[data-state="open"] svg {
    transform: rotate(180deg);
    color: ${color.accent};
  }
  ${media.hover} {
    &:hover svg {
      color: ${color.accent};
    }
  }
`;

const Content = styled(Radix.Content)`
  overflow: hidden;
  &[data-state="open"] {
    animation: ${open} ${motion.calm} ${motion.ease};
  }
`;

const Inner = styled.div`
  padding: 0 ${space(10)} ${space(6)} 0;
  max-width: 44rem;
`;
