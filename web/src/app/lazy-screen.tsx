import { lazy, useState } from "react";
import type { ComponentType, FunctionComponent } from "react";

import type { ScreenModule } from "../shared/first-view.ts";
import { reloadOnce } from "../shared/reload-once.ts";

/** A screen in a chunk of its own. */
export interface LazyScreen extends FunctionComponent {
  /** Loads the chunk. A screen that is loaded renders without suspending. */
  readonly preload: () => Promise<ScreenModule>;
}

/**
 * A screen in a chunk of its own. When the chunk cannot be fetched, most likely a new version of the
 * site has been deployed since the page was opened, so the page is loaded anew, once; a second
 * failure goes to the screen's error boundary.
 */
export const lazyScreen = (load: () => Promise<ScreenModule>): LazyScreen => {
  let loaded: ComponentType | null = null;
  const Lazy = lazy(async () => {
    try {
      return { default: (await load()).Screen };
    } catch (error) {
      if (reloadOnce()) return new Promise<never>(() => {});
      throw error;
    }
  });
  function Screen() {
    // The same for as long as it is mounted: another component would lose the screen's state.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return Object.assign(Screen, {
    preload: async () => {
      const module = await load();
      loaded = module.Screen;
      return module;
    },
  });
};
