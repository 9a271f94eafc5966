import type { ComponentType } from "react";

import { FallbackToast } from "./FallbackToast.tsx";
import type { ToastMessage } from "./toast.ts";

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
