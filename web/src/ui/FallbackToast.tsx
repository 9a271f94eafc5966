import { styled } from "styled-components";

import { color, layer, radius, space, text } from "./theme.ts";
import type { ToastMessage } from "./toast.ts";

export function FallbackToast({ message }: { readonly message: ToastMessage }) {
  return (
    <Toast>
      <strong>{message.title}</strong> {message.description}
    </Toast>
  );
}

const Toast = styled.output`
  ${text.small};
  position: fixed;
  z-index: ${layer.toast};
  bottom: ${space(4)};
  inset-inline-end: ${space(4)};
  max-width: min(24rem, calc(100vw - ${space(8)}));
  padding: ${space(4)} ${space(5)};
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  color: ${color.textStrong};
`;
