import { SERVICES_COOKIE } from "@flickmap/schema/page-rendering.ts";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { usePageContext } from "../../lib/page-context.ts";
import type { WatchableVariables } from "../../lib/route.ts";
import { writeCookie } from "../../lib/storage/cookie.ts";
import { storedText } from "../../lib/storage/stored-text.ts";
import { useCountry } from "../country/country-context.ts";
import {
  type MyServices,
  parseServicesCookie,
  servicesIn,
  toServicesCookie,
} from "./my-services.ts";
import { useKeptServices, useMyServices } from "./use-my-services.ts";

const stored = storedText("localStorage", "onlyMyServices");

/** Whether lists leave out what the visitor's services do not have; as the gateway had it in the rendering that hydrates. */
export const useOnlyMine = (): boolean => {
  const { services } = usePageContext();
  const rendered = services === null ? null : "true";
  return useSyncExternalStore(stored.subscribe, stored.read, () => rendered) === "true";
};

export const setOnlyMine = (only: boolean): void => {
  stored.write(only ? "true" : null);
};

/** Keeps the cookie by which the gateway makes pages of what the visitor's services have: there while they want only that. */
export const useServicesCookie = (): void => {
  const kept = useKeptServices();
  const only = useOnlyMine();
  const value = only && kept.services.length > 0 ? toServicesCookie(kept) : null;
  useEffect(() => {
    if (value !== null || document.cookie.includes(`${SERVICES_COOKIE}=`))
      writeCookie(SERVICES_COOKIE, value);
  }, [value]);
};

const toFilter = ({ services, kinds }: MyServices, country: string | null) =>
  country === null || services.length === 0
    ? null
    : { watchable: { country, services: [...services], kinds: [...kinds] } };

/** What lists hold alone where the gateway makes a page: what the services of the cookie have. */
export const getWatchable = (cookie: string | null, country: string | null) =>
  cookie === null ? null : toFilter(servicesIn(parseServicesCookie(cookie), country), country);

/** What the visitor's services have, whether or not they want only that; null where they have chosen none. */
export const useMyFilter = (): WatchableVariables | null => {
  const { mine } = useMyServices();
  const code = useCountry().country?.code ?? null;
  return useMemo(() => toFilter(mine, code), [mine, code]);
};

/** What lists hold alone; null where the visitor wants everything, or has chosen no services. */
export const useWatchableFilter = (): WatchableVariables | null => {
  const filter = useMyFilter();
  return useOnlyMine() ? filter : null;
};

/** Tells a narrowed list from others: with another one, the list begins at its first page. Null without a country. */
export const useListKey = (): string | null => {
  const watchable = useWatchableFilter();
  const code = useCountry().country?.code ?? null;
  return watchable === null ? code : `${code} ${JSON.stringify(watchable)}`;
};
