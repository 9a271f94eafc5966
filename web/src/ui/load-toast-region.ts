import type { ComponentType } from "react";

import { FallbackToast } from "./FallbackToast.tsx";
import type { ToastMessage } from "./toast.ts";

interface ToastRegionProps {
  readonly message: ToastMessage;
  readonly messageKey: number;
}

/**
 * Fetches the region that toasts appear in. A page that may have to say that the connection is lost
 * calls it beforehand. Where it cannot be fetched, a simpler one is shown.
 */
export const loadToastRegion = async (): Promise<{ default: ComponentType<ToastRegionProps> }> => {
  try {
    return await import("./ToastRegion.tsx");
  } catch {
    return { default: FallbackToast };
  }
};
