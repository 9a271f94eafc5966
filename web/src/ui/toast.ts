import { createContext, useContext } from "react";

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly kind?: "plain" | "destructive";
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/** Gives the function that shows a toast, in place of the one before: at most one is on screen. */
export const useToast = (): ((message: ToastMessage) => void) => {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
};
