import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { useWatchableFilter } from "../../features/services/only-mine.ts";
import { fetchAhead } from "../../lib/lazy-part.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { localPath, pageLanguage } from "../../lib/messages.ts";
import { whenIdle } from "../../lib/tasks.ts";
import { movieRoute } from "../../routes/title/route.ts";
import { getPage } from "../../routes/pages.tsx";
import { matchRoute } from "../../routes/routes.ts";

/** How long the pointer or the focus rests on a link before its page is requested, in milliseconds. */
const REST_MS = 80;
/** How long a page stands still before the cards in view are requested, and how many, in milliseconds. */
const STILL_MS = 500;
const CARDS_IN_VIEW = 6;
/** How many pages are requested ahead of a click, from one page. */
const MAX_AHEAD = 12;
/** Tells the gateway that nobody waits for a response yet. */
const AHEAD = { headers: { purpose: "prefetch" } } as const;

const findLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

const getTarget = (link: HTMLAnchorElement | null): string | null => {
  if (!link || link.origin !== location.origin || link.target !== "" || link.download !== "")
    return null;
  const { language, path } = splitPrefix(link.pathname);
  return language === pageLanguage() ? path + link.search : null;
};

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

/** Requests a page's chunk and data once a visitor comes near a link to it, and of titles in view when the page is at rest. */
export function usePageRequests(): void {
  const client = useApolloClient();
  const { country, linked } = useCountry();
  const code = country?.code ?? null;
  const { today } = usePageContext();
  const here = useLocation();
  const open = here.pathname + here.search;
  const watchable = useWatchableFilter();

  useEffect(() => {
    // From a page whose link names a country, others lead back to the visitor's own.
    if (linked || code === null) return undefined;
    const requested = new Set([open]);
    let rest: ReturnType<typeof setTimeout> | undefined;
    let still: ReturnType<typeof setTimeout> | undefined;
    const request = (link: HTMLAnchorElement | null, isAhead: boolean) => {
      const target = getTarget(link);
      if (target === null || requested.has(target)) return;
      if (isAhead && (requested.size > MAX_AHEAD || !isLineFree())) return;
      requested.add(target);
      const { pathname, searchParams: search } = new URL(target, "http://site");
      const { route, params } = matchRoute(pathname);
      fetchAhead(getPage(route).preload);
      const at = { params, search, country: code, today, watchable };
      for (const { document: query, variables, content } of route.queries(at, () => undefined)) {
        const context = isAhead ? AHEAD : { content };
        fetchAhead(() => client.query({ query, variables, errorPolicy: "all", context }));
      }
    };
    const comeNear = (event: Event) => {
      clearTimeout(rest);
      rest = setTimeout(request, REST_MS, findLink(event), true);
    };
    const leave = () => clearTimeout(rest);
    const press = (event: Event) => request(findLink(event), true);
    const click = (event: Event) => request(findLink(event), false);
    const comeToRest = () => {
      clearTimeout(still);
      const requestCards = () => findCardsInView().forEach((link) => request(link, true));
      still = setTimeout(whenIdle, STILL_MS, requestCards);
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener("pointerover", comeNear, options);
    document.addEventListener("pointerout", leave, options);
    document.addEventListener("focusin", comeNear, options);
    document.addEventListener("focusout", leave, options);
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("click", click, options);
    document.addEventListener("scroll", comeToRest, options);
    return () => {
      clearTimeout(rest);
      clearTimeout(still);
      listening.abort();
    };
  }, [client, code, linked, today, watchable, open]);

  // What most go on to.
  useEffect(() => {
    const fetchTitlePage = () =>
      whenIdle(() => isLineFree() && fetchAhead(getPage(movieRoute).preload));
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
