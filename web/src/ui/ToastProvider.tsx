import { lazy, Suspense, useCallback, useState, type ReactNode, type ComponentType } from "react";
import { ToastContext, type ToastMessage } from "./toast.ts";
import { styled } from "styled-components";
import { color, layer, radius, space, text } from "./theme.ts";

interface ToastRegionProps {
  readonly message: ToastMessage;
  readonly messageKey: number;
}

/** Where the region cannot be fetched, as without a connection, a simpler one is shown. */
export const loadToastRegion = async (): Promise<{ default: ComponentType<ToastRegionProps> }> => {
  try {
    return await import("./ToastRegion.tsx");
  } catch {
    return { default: FallbackToast };
  }
};

const ToastRegion = lazy(loadToastRegion);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<{ message: ToastMessage; key: number } | null>(null);
  const show = useCallback((message: ToastMessage) => {
    setCurrent((before) => ({ message, key: (before?.key ?? 0) + 1 }));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense>
          <ToastRegion message={current.message} messageKey={current.key} />
        </Suspense>
      )}
    </ToastContext>
  );
}

function FallbackToast({ message }: { readonly message: ToastMessage }) {
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
