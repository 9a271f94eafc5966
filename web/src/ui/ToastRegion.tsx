import X from "virtual:icons/x";
import * as Toast from "@radix-ui/react-toast";
import { keyframes, styled } from "styled-components";

import { Button } from "./Button.tsx";
import { IconButton } from "./IconButton.tsx";
import { color, foot, layer, motion, radius, shadow, space } from "./theme.ts";
import { Text } from "./primitives.ts";
import type { ToastMessage } from "./toast.ts";
import { t, pageLanguage } from "../lib/messages.ts";

interface Props {
  readonly message: ToastMessage;
  /** Grows with each message, so that the same words twice are two toasts. */
  readonly messageKey: number;
}

/** One at a time, for 5 seconds. The default export, because it is loaded with the first toast. */
export default function ToastRegion({ message, messageKey }: Props) {
  return (
    <Toast.Provider
      duration={5000}
      swipeDirection={pageLanguage().direction === "rtl" ? "left" : "right"}
      swipeThreshold={50}
    >
      <Root key={messageKey} data-toast="" data-kind={message.kind ?? "plain"}>
        <div>
          <Text as={Toast.Title} $step="smallStrong" $color="textStrong">
            {message.title}
          </Text>
          {message.description && (
            <Text as={Toast.Description} $step="small" $color="text">
              {message.description}
            </Text>
          )}
        </div>
        {message.action && (
          <Toast.Action asChild altText={message.action.label}>
            <Action onClick={message.action.run}>{message.action.label}</Action>
          </Toast.Action>
        )}
        <Toast.Close asChild>
          <IconButton aria-label={t("common.dismiss")}>
            <X size={18} aria-hidden />
          </IconButton>
        </Toast.Close>
      </Root>
      <Viewport hotkey={["F8"]} />
    </Toast.Provider>
  );
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  bottom: 0;
  inset-inline-end: 0;
  width: min(26rem, 100vw);
  padding: ${space(4)};
  padding-bottom: calc(${space(4)} + ${foot});
`;

const Root = styled(Toast.Root)`
  --edge: 3px;
  [dir="rtl"] & {
    --edge: -3px;
  }
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(5)};
  border: 1px solid transparent;
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  box-shadow:
    inset var(--edge) 0 0 ${color.accent},
    ${shadow.floating};
  &[data-kind="destructive"] {
    box-shadow:
      inset var(--edge) 0 0 ${color.danger},
      ${shadow.floating};
  }
  &[data-state="open"] {
    animation: ${rise} ${motion.calm} ${motion.ease};
  }
  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe="cancel"] {
    transform: none;
    transition: transform ${motion.fast} ${motion.ease};
  }
  &[data-swipe="end"],
  &[data-state="closed"] {
    opacity: 0;
    transition: opacity ${motion.fast} ${motion.ease};
  }
`;

const Action = styled(Button).attrs({ $small: true })`
  flex: none;
  margin-inline-start: auto;
`;
