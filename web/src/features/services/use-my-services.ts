import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import type { MyServices } from "./my-services.ts";
import { usePageContext } from "../../lib/page-context.ts";
import {
  noServices,
  parseMyServices,
  parseServicesCookie,
  readMyServices,
  writeMyServices,
} from "./my-services.ts";
import { storedText } from "../../lib/storage/stored-text.ts";

/** The services of the page that hydrates; the same object for the same cookie. */
let rendered: { readonly cookie: string; readonly mine: MyServices } | undefined;
const readRendered = (cookie: string | null): MyServices => {
  if (cookie === null) return noServices;
  if (rendered?.cookie !== cookie) rendered = { cookie, mine: parseServicesCookie(cookie) };
  return rendered.mine;
};

const stored = storedText("localStorage", "myServices");
let known: { readonly text: string | null; readonly mine: MyServices } = {
  text: null,
  mine: noServices,
};

/** Tells of every change, in this tab and in the browser's others. Returns what ends it. */
const subscribeToSavedServices = stored.subscribe;

/** The services this browser's visitor chose; the same object until they change. */
const readSavedServices = (): MyServices => {
  const text = stored.read();
  if (text !== known.text) known = { text, mine: parseMyServices(text) };
  return known.mine;
};

/** The services that this browser keeps, whatever the URL carries. */
export const useSavedServices = (): MyServices => {
  const { services } = usePageContext();
  return useSyncExternalStore(subscribeToSavedServices, readSavedServices, () =>
    readRendered(services),
  );
};

/** Stores a choice for the next visit. */
const saveServices = (mine: MyServices): void => {
  stored.write(JSON.stringify(mine));
};

/** The services that light cards, and how to change them. */
export interface MyServicesChoice {
  readonly mine: MyServices;
  /** True where they came with the URL and are not the ones this browser keeps. */
  readonly borrowed: boolean;
  /** Keeps a choice in the browser; a URL that carries one follows. */
  readonly change: (mine: MyServices) => void;
  /** Goes back from the URL's choice to the browser's own. */
  readonly returnToMine: () => void;
}

const same = (a: MyServices, b: MyServices) =>
  a.services.join() === b.services.join() && a.kinds.join() === b.kinds.join();

/** Keeps the services that a shared URL brings, for a visitor who keeps none yet. */
export const useKeptSharedServices = (): void => {
  const [query] = useSearchParams();
  const written = query.toString();
  useEffect(() => {
    const shared = readMyServices(new URLSearchParams(written));
    if (shared && readSavedServices().services.length === 0) saveServices(shared);
  }, [written]);
};

/**
 * The visitor's services: those of the URL (`?services=`) where it carries any, else those the
 * browser keeps.
 */
export const useMyServices = (): MyServicesChoice => {
  const [query, setQuery] = useSearchParams();
  const saved = useSavedServices();
  const written = query.toString();
  const shared = useMemo(() => readMyServices(new URLSearchParams(written)), [written]);

  const writeUrl = useCallback(
    (mine: MyServices | null) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          const values = writeMyServices(mine ?? { services: [], kinds: [] });
          for (const [name, value] of Object.entries(values)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );

  const inUrl = shared !== null;
  const change = useCallback(
    (mine: MyServices) => {
      saveServices(mine);
      if (inUrl) writeUrl(mine);
    },
    [inUrl, writeUrl],
  );
  const returnToMine = useCallback(() => writeUrl(null), [writeUrl]);

  return useMemo(
    () => ({
      mine: shared ?? saved,
      borrowed: shared !== null && !same(shared, saved),
      change,
      returnToMine,
    }),
    [shared, saved, change, returnToMine],
  );
};
