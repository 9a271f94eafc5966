import X from "virtual:icons/x";
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { IconButton } from "./IconButton.tsx";
import { color, media, motion, radius, shadow, space } from "./theme.ts";
import { Text } from "./primitives.ts";
import { t } from "../lib/messages.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus until it is closed, and gives it back. */
export function Dialog({ open, onOpenChange, title, description, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  // What had the focus may be replaced, as by the next step: the focus would be lost to the page behind.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || !dialog.current) return;
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) body.current?.focus({ preventScroll: true });
    });
    observer.observe(dialog.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [open]);

  /** Whether the press that a click ends began beside the panel: a selection dragged out of it is no such click. */
  const pressedBeside = useRef(false);
  const notePress = (event: MouseEvent<HTMLDialogElement>) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && pressedBeside.current) event.currentTarget.close();
  };

  return (
    <Panel
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onClose={() => {
        // One that its owner closed has been told of.
        if (open) onOpenChange(false);
      }}
      onMouseDown={notePress}
      onClick={closeBeside}
    >
      {open && (
        <Content>
          <Head>
            <Text as="h2" $step="heading" id={`${id}-title`}>
              {title}
            </Text>
            <Text $step="small" $above={1.5} id={`${id}-description`}>
              {description}
            </Text>
            <Close aria-label={t("common.close")} onClick={() => dialog.current?.close()}>
              <X size={20} aria-hidden />
            </Close>
          </Head>
          <Body ref={body} tabIndex={-1}>
            {children}
          </Body>
          <Foot>{footer}</Foot>
        </Content>
      )}
    </Panel>
  );
}

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const Panel = styled.dialog`
  width: min(34rem, calc(100vw - 2rem));
  max-width: none;
  max-height: min(46rem, calc(100svh - 4rem));
  margin: auto;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  color: inherit;
  text-align: start;
  animation: ${rise} ${motion.calm} ${motion.ease};
  &::backdrop {
    background: ${color.veil};
    backdrop-filter: blur(4px);
    animation: ${fadeIn} ${motion.calm} ${motion.ease};
  }
  html:has(&[open]) {
    overflow: hidden;
  }
  ${media.compact} {
    width: 100%;
    max-height: 88svh;
    margin: auto 0 0;
    border-radius: ${radius.large} ${radius.large} 0 0;
  }
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  max-height: inherit;
`;

const Head = styled.div`
  position: relative;
  padding: ${space(6)} ${space(16)} ${space(4)} ${space(6)};
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${space(4)};
  inset-inline-end: ${space(4)};
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
  /* Alone in a second row, as in languages with longer words, a button fills it. */
  ${media.compact} {
    > :last-child {
      flex-grow: 1;
    }
  }
`;
