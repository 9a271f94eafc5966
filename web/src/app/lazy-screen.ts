import { lazy } from "react";
import type { ComponentType, LazyExoticComponent } from "react";

import { reloadOnce } from "../shared/reload-once.ts";

/**
 * A screen in a chunk of its own. When the chunk cannot be fetched, most likely a new version of the
 * site has been deployed since the page was opened, so the page is loaded anew, once; a second
 * failure goes to the screen's error boundary.
 */
export const lazyScreen = <Props = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (reloadOnce()) return new Promise<never>(() => {});
      throw error;
    }
  });
