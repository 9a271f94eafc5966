import "../fonts/fonts.css";

import type { ApolloClient } from "@apollo/client";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { App } from "./app/App.tsx";
import { readyEvent } from "./app/ssr/early-events.ts";
import { registerServiceWorker } from "./app/offline/register-service-worker.ts";
import { loadScriptFonts } from "./app/layout/script-fonts.ts";
import { readSavedCountry } from "./features/country/saved-country.ts";
import { followInstallOffer } from "./features/install/install-offer.ts";
import { matchSite } from "./routes.tsx";
import { followNetwork } from "./lib/apollo/connection.ts";
import { PageClient } from "./lib/apollo/page-client.ts";
import type { Page } from "./lib/page-context.ts";
import { browserPage } from "./lib/page-context.ts";
import type { PageData } from "./app/ssr/page-data.ts";
import { pageOf, readPageData } from "./app/ssr/page-data.ts";
import type { PageResult } from "./lib/apollo/first-view.ts";
import { pageResultsOf } from "./app/ssr/page-results.ts";
import { nextTask, whenIdle } from "./lib/tasks.ts";

/**
 * Takes over the page that the gateway rendered, or renders one where it did not. Each step is a task
 * of its own, so that the browser can respond in between.
 */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element #root");
  followInstallOffer();
  followNetwork();
  await nextTask();
  const data = readPageData(document);
  const page = data ? pageOf(data) : browserPage();
  const results = page.hydrates ? await resultsOf(page, data) : [];
  const client = await clientOf(page, results);
  const onReady = () => {
    // Not from within React's own work: a held click hydrates the part of the page that it is on.
    setTimeout(() => dispatchEvent(new Event(readyEvent)));
    whenIdle(() => void storeResults(results).catch(() => undefined));
  };
  const app = (
    <App
      client={client}
      page={page}
      Router={BrowserRouter}
      globalStyles={!page.hydrates}
      onReady={onReady}
    />
  );
  if (!page.hydrates) {
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  await nextTask();
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

const loadWhole = () => import("./app/whole-client.ts");

/** The page's own client where there is markup to take over, else the whole one. */
async function clientOf(
  page: Page,
  results: readonly PageResult[],
): Promise<ApolloClient | PageClient> {
  const load = async () => (await loadWhole()).createWholeClient(results);
  const saved = readSavedCountry();
  // Another country will be queried at once, while what was there is still shown.
  const differs = saved !== null && saved.code !== page.country?.code;
  if (!page.hydrates) return load();
  const own = () => new PageClient(results, load);
  // What failed is taken over as that: only the page's own client knows of it.
  const failed = results.some(({ errors }) => errors);
  // A page that is there is taken over all the same, and what it lacks is tried again.
  return differs && !failed ? load().catch(own) : own();
}

/** Keeps what the page carries for a visit without a connection. */
async function storeResults(results: readonly PageResult[]): Promise<void> {
  if (results.length > 0) await (await loadWhole()).storePage(results);
}

/** What the page carries; nothing where the screen's chunk is missing: it deals with that itself. */
async function resultsOf(page: Page, data: PageData | null): Promise<readonly PageResult[]> {
  const { route, params } = matchSite(location.pathname);
  const module = await route.page.preload().catch(() => null);
  if (!module || !page.country) return [];
  const { code: country } = page.country;
  const search = new URLSearchParams(location.search);
  const view = module.firstView({ params, search, country, today: page.today });
  return pageResultsOf(view, data?.results ?? []);
}

await start();
// Letters beyond the Latin ones that every page has a face for.
whenIdle(() => void import("../fonts/more-faces.css").catch(() => undefined));
whenIdle(() => loadScriptFonts(document.body));
if (import.meta.env.PROD) registerServiceWorker();
