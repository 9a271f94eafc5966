import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { useWatchableFilter } from "../../features/services/only-mine.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { localPath, pageLanguage } from "../../lib/messages.ts";
import { whenIdle } from "../../lib/tasks.ts";
import { movieRoute } from "../../routes/title/route.ts";
import { getPage } from "../../routes/pages.tsx";
import { PageRequests } from "./page-requests.ts";

/** How long the pointer or the focus rests on a link before its page is requested, in milliseconds. */
const REST_MS = 80;
/** How long a page stands still before the cards in view are requested, and how many, in milliseconds. */
const STILL_MS = 500;
const CARDS_IN_VIEW = 6;

const findLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** The path and query of a page of the site that a link leads to. */
const getTarget = (link: HTMLAnchorElement | null): string | null => {
  if (!link || link.origin !== location.origin || link.target !== "" || link.download !== "")
    return null;
  const { language, path } = splitPrefix(link.pathname);
  return language === pageLanguage() ? path + link.search : null;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The first titles that the window shows. */
const findCardsInView = (): readonly HTMLAnchorElement[] => {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    `main :is(a[href^="${localPath("/movie/")}"], a[href^="${localPath("/tv/")}"])`,
  );
  const shown: HTMLAnchorElement[] = [];
  for (const link of links) {
    const { top, bottom, left, right } = link.getBoundingClientRect();
    const isShown = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (isShown && shown.push(link) === CARDS_IN_VIEW) break;
  }
  return shown;
};

/**
 * Requests chunk and data of a page together once a visitor presses, focuses or points at a link to it, and of the first
 * titles in view when the page has come to rest. A click waits for what is missing then. The page of a title is what
 * most go to: its chunk comes once the first page is idle.
 */
export function usePageRequests(): void {
  const client = useApolloClient();
  const { country, linked } = useCountry();
  const { today } = usePageContext();
  const { pathname, search } = useLocation();
  const [requests] = useState(() => new PageRequests(client));
  // From a page whose link names a country, others lead back to the visitor's own.
  const watchable = useWatchableFilter(country?.code ?? null);
  const visitor = useRef({ country: country?.code ?? null, today, watchable, linked });

  useEffect(() => {
    visitor.current = { country: country?.code ?? null, today, watchable, linked };
    requests.open(pathname + search);
  }, [requests, country, today, watchable, linked, pathname, search]);

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let still: ReturnType<typeof setTimeout> | undefined;
    const requestAhead = (target: string | null) => {
      const { linked: isLinked, ...at } = visitor.current;
      if (target !== null && at.country !== null && !isLinked && isLineFree())
        requests.requestAhead(target, at);
    };
    const leave = (event: Event) => {
      clearTimeout(rest);
      const target = getTarget(findLink(event));
      if (target !== null) requests.cancel(target);
    };
    const comeNear = (event: Event) => {
      clearTimeout(rest);
      const target = getTarget(findLink(event));
      rest = setTimeout(requestAhead, REST_MS, target);
    };
    const press = (event: PointerEvent) => {
      clearTimeout(rest);
      if (event.button === 0) requestAhead(getTarget(findLink(event)));
    };
    const click = (event: MouseEvent) => {
      const target = getTarget(findLink(event));
      const { linked: isLinked, ...at } = visitor.current;
      if (target !== null && !isLinked && isPlainClick(event)) requests.request(target, at);
    };
    const comeToRest = () => {
      clearTimeout(still);
      still = setTimeout(
        () => whenIdle(() => findCardsInView().map(getTarget).forEach(requestAhead)),
        STILL_MS,
      );
    };
    const listeners = [
      ["pointerover", comeNear],
      ["pointerout", leave],
      ["focusin", comeNear],
      ["focusout", leave],
      ["pointerdown", press],
      ["pointercancel", leave],
      ["click", click],
      ["scroll", comeToRest],
    ] as const;
    const options = { capture: true, passive: true };
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, options);
    return () => {
      clearTimeout(rest);
      clearTimeout(still);
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as EventListener, options);
    };
  }, [requests]);

  useEffect(() => {
    const fetchTitlePage = () =>
      whenIdle(() => {
        if (isLineFree())
          getPage(movieRoute)
            .preload()
            .catch(() => undefined);
      });
    if (document.readyState === "complete") fetchTitlePage();
    else addEventListener("load", fetchTitlePage, { once: true });
    return () => removeEventListener("load", fetchTitlePage);
  }, []);
}

/** What Chromium tells of the line; other browsers tell nothing. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether something may be requested that perhaps nobody wants: not where data is to be saved, nor on a slow line. */
const isLineFree = (): boolean => {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  if (!navigator.onLine) return false;
  return connection?.saveData !== true && (connection?.effectiveType ?? "4g") === "4g";
};
