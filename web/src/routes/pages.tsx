import { lazy, useEffect, useState, type ComponentType, type FunctionComponent } from "react";
import { isReachable } from "../lib/is-reachable.ts";
import { pageIsMissing } from "../network/connection.ts";
import { reloadOnce } from "../lib/reload-once.ts";
import { loadParts } from "../lib/messages.ts";
import type { Route } from "../lib/route.ts";

interface LazyPage extends FunctionComponent {
  readonly preload: () => Promise<void>;
}

/** Where the chunk cannot be fetched, most likely the site was deployed again: the page is loaded again, once. */
export const lazyPage = ({
  load: loadPage,
  messages,
}: Pick<Route, "load" | "messages">): LazyPage => {
  const load = async () => {
    const [page] = await Promise.all([loadPage(), loadParts(messages)]);
    return page;
  };
  let loaded: ComponentType | null = null;
  const preload = async () => {
    loaded = await load();
  };
  const loadLazily = () =>
    lazy(async () => {
      try {
        return { default: loaded ?? (await load()) };
      } catch (error) {
        if (!(await isReachable())) {
          return { default: MissingPage };
        }
        if (reloadOnce()) return new Promise<never>(() => {});
        throw error;
      }
    });
  let Lazy = loadLazily();
  /** In place of the page: tells the frame, which says so and renders the page again once Flickmap can be reached. */
  function MissingPage() {
    useEffect(() => {
      pageIsMissing();
      return () => {
        // What has failed does not load another time.
        Lazy = loadLazily();
      };
    }, []);
    return null;
  }
  function Page() {
    // The same for as long as it is mounted: another component would lose the page's state.
    const [Component] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Component />;
  }
  return Object.assign(Page, { preload });
};

const pages = new Map<Route, LazyPage>();

export const getPage = (route: Route): LazyPage => {
  const known = pages.get(route) ?? lazyPage(route);
  pages.set(route, known);
  return known;
};
