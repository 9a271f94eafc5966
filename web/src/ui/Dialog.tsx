import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

import { IconButton } from "./IconButton.tsx";
import { color, layer, media, motion, radius, shadow, space, text } from "./theme.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly description: string;
  readonly children: ReactNode;
  /** Stays in sight while the content scrolls. */
  readonly footer: ReactNode;
}

/**
 * A panel over the page, at the foot of the window on a phone. Keeps the focus until it is closed, by
 * Escape, the button or a click beside it; the focus then goes back to where it was.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil />
        <Panel>
          <Head>
            <Radix.Title asChild>
              <Title>{title}</Title>
            </Radix.Title>
            <Radix.Description asChild>
              <Description>{description}</Description>
            </Radix.Description>
            <Radix.Close asChild>
              <Close aria-label="Close">
                <X size={20} aria-hidden />
              </Close>
            </Radix.Close>
          </Head>
          <Body>{children}</Body>
          <Foot>{footer}</Foot>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const Veil = styled(Radix.Overlay)`
  position: fixed;
  z-index: ${layer.floating};
  inset: 0;
  background: ${color.veil};
  backdrop-filter: blur(4px);
  animation: ${fadeIn} ${motion.calm} ${motion.ease};
`;

const Panel = styled(Radix.Content)`
  position: fixed;
  z-index: ${layer.floating};
  inset: 0;
  display: flex;
  flex-direction: column;
  width: min(34rem, calc(100vw - 2rem));
  height: fit-content;
  max-height: min(46rem, calc(100svh - 4rem));
  margin: auto;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  animation: ${rise} ${motion.calm} ${motion.ease};
  &:focus {
    outline: none;
  }
  ${media.compact} {
    width: 100%;
    max-height: 88svh;
    margin: auto 0 0;
    border-radius: ${radius.large} ${radius.large} 0 0;
  }
`;

const Head = styled.div`
  position: relative;
  padding: ${space(6)} ${space(16)} ${space(4)} ${space(6)};
`;

const Title = styled.h2`
  ${text.heading};
`;

const Description = styled.p`
  ${text.small};
  margin-top: ${space(1.5)};
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${space(4)};
  right: ${space(4)};
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space(6)} ${space(5)};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)} ${space(6)};
  border-top: 1px solid ${color.hairline};
`;
