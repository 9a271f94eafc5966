import { lazy, type ComponentType } from "react";

import { isReachable } from "./is-reachable.ts";
import { reloadOnce } from "./reload-once.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Where it cannot be fetched the page is loaded again, once; after that `Without` is rendered in its place. */
export const lazyPart = <Props>(load: Load<Props>, Without: ComponentType<Props>) =>
  lazy(async () => {
    try {
      return await load();
    } catch {
      return (await isReachable()) && reloadOnce()
        ? new Promise<never>(() => {})
        : { default: Without };
    }
  });

/** Fetches a part that will soon be wanted. Failing does no harm: it is fetched again when it is wanted. */
export const fetchAhead = (load: () => Promise<unknown>): void => {
  load().catch(() => undefined);
};

/** Has a part fetched once a visitor comes near the control that opens it: handlers of that control. */
export const fetchedAhead = (load: () => Promise<unknown>) => ({
  onPointerEnter: () => fetchAhead(load),
  onFocus: () => fetchAhead(load),
});
