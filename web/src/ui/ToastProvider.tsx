import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { loadToastRegion } from "./load-toast-region.ts";
import { ToastContext, type ToastMessage } from "./toast.ts";

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
