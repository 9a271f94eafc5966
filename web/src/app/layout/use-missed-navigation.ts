import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Follows a step back or forward that came after the router had read the URL and before it listened: while a page
 * hydrates, that takes a tenth of a second and more.
 */
export function useMissedNavigation(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (location.pathname !== pathname || location.search !== search)
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- from then on the router listens
  }, []);
}
