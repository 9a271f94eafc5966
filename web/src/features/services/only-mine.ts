import { SERVICES_COOKIE } from "@flickmap/schema/page-rendering.ts";
import { useEffect, useMemo, useSyncExternalStore } from "react";

import { usePageContext } from "../../lib/page-context.ts";
import type { WatchableVariables } from "../../lib/route.ts";
import { writeCookie } from "../../lib/storage/cookie.ts";
import { storedText } from "../../lib/storage/stored-text.ts";
import {
  parseServicesCookie,
  readMyServices,
  servicesAbroad,
  servicesIn,
  toServicesCookie,
  type MyServices,
  type ServicesThere,
} from "./my-services.ts";
import { useMyServices, useSavedServices } from "./use-my-services.ts";

const stored = storedText("localStorage", "onlyMyServices");

/** Whether lists leave out what the visitor's services do not have; as the gateway had it in the rendering that hydrates. */
export const useOnlyMine = (): boolean => {
  const { services } = usePageContext();
  const rendered = services === null ? null : "true";
  return useSyncExternalStore(stored.subscribe, stored.read, () => rendered) === "true";
};

/** Remembers the choice for the next visit and for the browser's other tabs. */
export const setOnlyMine = (only: boolean): void => {
  stored.write(only ? "true" : null);
};

/** Keeps the cookie by which the gateway makes pages of what the visitor's services have: there while they want only that. */
export const useServicesCookie = (): void => {
  const saved = useSavedServices();
  const only = useOnlyMine();
  const value = only && saved.services.length > 0 ? toServicesCookie(saved) : null;
  useEffect(() => {
    if (value !== null || document.cookie.includes(`${SERVICES_COOKIE}=`))
      writeCookie(SERVICES_COOKIE, value);
  }, [value]);
};

/** In the selected country first; where none of the services is there, the first of the others takes its place. */
const toFilter = (mine: MyServices, country: string | null): WatchableVariables | null => {
  if (country === null) return null;
  const here = { country, services: servicesIn(mine, country) };
  const [first, ...abroad] = [here, ...servicesAbroad(mine, country)]
    .filter(({ services }) => services.length > 0)
    .map((there) => ({ ...there, services: [...there.services] }));
  if (!first) return null;
  const watchable = { ...first, kinds: [...mine.kinds] };
  return abroad.length === 0 ? { watchable } : { watchable, abroad };
};

/**
 * What lists hold alone where the gateway makes a page: what the services of the URL have, else those of the cookie.
 *
 * @param cookie null where the visitor wants everything
 */
export const getWatchable = (
  cookie: string | null,
  search: URLSearchParams,
  country: string | null,
): WatchableVariables | null =>
  cookie === null ? null : toFilter(readMyServices(search) ?? parseServicesCookie(cookie), country);

/** The services in other countries of what lists hold alone. */
export const getServicesAbroad = (
  narrowed: WatchableVariables | null,
  country: string,
): readonly ServicesThere[] =>
  narrowed
    ? [narrowed.watchable, ...(narrowed.abroad ?? [])].filter((there) => there.country !== country)
    : [];

/** What lists hold alone; null where the visitor wants everything, or has chosen no services. */
export const useWatchableFilter = (country: string | null): WatchableVariables | null => {
  const { mine } = useMyServices();
  const only = useOnlyMine();
  return useMemo(() => (only ? toFilter(mine, country) : null), [only, mine, country]);
};

/** What the visitor's services have, whether or not they want only that; null where they have chosen none. */
export const useMyFilter = (country: string | null): WatchableVariables | null => {
  const { mine } = useMyServices();
  return useMemo(() => toFilter(mine, country), [mine, country]);
};

/** Tells a narrowed list from others: with another one, the list begins at its first page. Null without a country. */
export const useListKey = (country: string | null): string | null => {
  const watchable = useWatchableFilter(country);
  return watchable === null ? country : `${country} ${JSON.stringify(watchable)}`;
};
