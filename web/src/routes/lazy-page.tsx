import { lazy, useState } from "react";
import type { ComponentType, FunctionComponent } from "react";

import type { PageModule } from "../network/first-view.ts";
import { reloadOnce } from "../lib/reload-once.ts";

/** A page in a chunk of its own. */
export interface LazyPage extends FunctionComponent {
  /** Loads the chunk. A page that is loaded renders without suspending. */
  readonly preload: () => Promise<PageModule>;
}

/**
 * A page in a chunk of its own. When the chunk cannot be fetched, most likely a new version of the
 * site has been deployed since the page was opened, so the page is loaded again, once; a second
 * failure goes to the page's error boundary.
 */
export const lazyPage = (load: () => Promise<PageModule>): LazyPage => {
  let loaded: ComponentType | null = null;
  const Lazy = lazy(async () => {
    try {
      return { default: (await load()).Page };
    } catch (error) {
      if (reloadOnce()) return new Promise<never>(() => {});
      throw error;
    }
  });
  function Page() {
    // The same for as long as it is mounted: another component would lose the page's state.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return Object.assign(Page, {
    preload: async () => {
      const module = await load();
      loaded = module.Page;
      return module;
    },
  });
};
