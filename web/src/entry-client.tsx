import "../fonts/fonts.css";

import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { cacheResults, createApolloClient } from "./network/apollo-client.ts";
import { App } from "./app/App.tsx";
import { followSearchKey } from "./app/hydration/search-key.ts";
import { readyEvent } from "./app/hydration/early-events.ts";
import { registerServiceWorker } from "./app/offline/register-service-worker.ts";
import { getWatchable } from "./features/services/only-mine.ts";
import { followInstallOffer } from "./features/install/install-offer.ts";
import { getPage } from "./routes/pages.tsx";
import { getPageQueries, matchRoute } from "./routes/routes.ts";
import { followNetwork } from "./network/connection.ts";
import { browserPage, type Page } from "./lib/page-context.ts";
import { parsePageData, toPage, type PageData } from "./app/ssr/page-data.ts";
import { toPageResults, type PageResults } from "./network/page-results.ts";
import { isReachable } from "./lib/is-reachable.ts";
import { getPageKey } from "./lib/url/page-key.ts";
import { reloadOnce } from "./lib/reload-once.ts";
import { reportError } from "./lib/report-error.ts";
import { nextTask } from "./lib/tasks.ts";
import { localPath, setLanguage, loadFirstMessages, loadMessages } from "./lib/messages.ts";

/**
 * Another page is rendered at once. In a transition React would render it a few milliseconds at a time, and after each the
 * browser would work out the styles of the page that is left: the first frame came 1.5 to 2 times as late.
 */
const Router = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter basename={localPath("/")} useTransitions={false}>
    {children}
  </BrowserRouter>
);

/** What React recovers from while hydrating, and what no boundary catches, is reported to the gateway. */
const reporting: RootOptions = {
  onRecoverableError: (error, { componentStack }) => {
    // oxlint-disable-next-line no-console -- as React does where nobody is told
    console.error(error);
    reportError("recoverable", error, componentStack);
  },
  onUncaughtError: (error, { componentStack }) => {
    // oxlint-disable-next-line no-console -- as React does where nobody is told
    console.error(error);
    reportError("uncaught", error, componentStack);
  },
};

const getStep = () => getPageKey(location.pathname) + location.search;

/** Each step is a task of its own, so that the browser can respond in between. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element #root");
  followInstallOffer();
  // A build has both in every page.
  if (import.meta.env.DEV) {
    followSearchKey();
    const { GlobalStyle } = await import("./ui/GlobalStyle.ts");
    createRoot(document.createDocumentFragment()).render(<GlobalStyle />);
  }
  followNetwork();
  const { language, path } = splitPrefix(location.pathname);
  const written = document.getElementById("page-data")?.textContent;
  const data = written ? parsePageData(written) : null;
  const page = data ? toPage(data) : browserPage();
  // What was rendered stays, rather than that it is said in another language.
  await (page.hydrates ? loadMessages : loadFirstMessages)(language.code);
  setLanguage(language.code);
  // The page that stands in without a connection is in English.
  if (document.documentElement.lang !== language.tag) {
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
  }
  await nextTask();
  const results = page.hydrates ? await readResults(path, page, data) : new Map();
  // What was rendered stays, rather than that the page says that it cannot be shown.
  if (results === null) return;
  const client = createApolloClient();
  const failed = [...results].filter(([, { errors }]) => errors);
  await cacheResults(
    client,
    [...results.values()].filter(({ errors }) => !errors),
  );
  const shown = getStep();
  const onReady = () => {
    root.dataset["ready"] = "";
    // A step back that came before the router listened.
    if (getStep() !== shown) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    // Not from within React's own work: a held click hydrates the part of the page that it is on.
    setTimeout(() => dispatchEvent(new Event(readyEvent)));
  };
  const app = (
    <App client={client} page={page} results={new Map(failed)} Router={Router} onReady={onReady} />
  );
  if (!page.hydrates) {
    root.replaceChildren();
    createRoot(root, reporting).render(app);
    return;
  }
  await nextTask();
  startTransition(() => {
    hydrateRoot(root, app, reporting);
  });
}

/** What the page carries; null where the page's chunk cannot be had, though the page was loaded again. */
async function readResults(
  path: string,
  page: Page,
  data: PageData | null,
): Promise<PageResults | null> {
  const { route, params } = matchRoute(path);
  const country = page.country?.code ?? null;
  try {
    await getPage(route).preload();
  } catch {
    // Most likely a new version was deployed since the page was stored.
    if (await isReachable()) reloadOnce();
    return null;
  }
  const search = new URLSearchParams(location.search);
  const watchable = getWatchable(page.services, country);
  const at = { params, search, country, today: page.today, watchable };
  const results = data?.results ?? [];
  return toPageResults(getPageQueries(route, at, results), results);
}

await start();
if (import.meta.env.PROD) registerServiceWorker();
