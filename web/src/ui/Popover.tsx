import * as Radix from "@radix-ui/react-popover";
import type { ReactElement, ReactNode } from "react";
import { keyframes, styled } from "styled-components";

import { color, layer, motion, radius, shadow } from "./theme.ts";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
  readonly width?: string;
  readonly align?: "start" | "center" | "end";
}

/** A panel beside its button. Closes by Escape and by a click elsewhere; the focus goes back to the button. */
export function Popover({ open, onOpenChange, trigger, label, children, width, align }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Content
          aria-label={label}
          sideOffset={8}
          collisionPadding={12}
          align={align ?? "end"}
          $width={width ?? "20rem"}
        >
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Content = styled(Radix.Content)<{ $width: string }>`
  z-index: ${layer.floating};
  width: min(${({ $width }) => $width}, calc(100vw - 1.5rem));
  max-height: var(--radix-popover-content-available-height);
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  animation: ${appear} ${motion.fast} ${motion.ease};
`;
