import "./ui/fonts.css";

import type { ApolloClient } from "@apollo/client";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { App } from "./app/App.tsx";
import { createApolloClient } from "./app/apollo-client.ts";
import { storePage } from "./app/offline/store-page.ts";
import { readyEvent } from "./early-events.ts";
import { registerServiceWorker } from "./app/register-service-worker.ts";
import { loadScriptFonts } from "./app/script-fonts.ts";
import { followInstallOffer } from "./features/install/install-offer.ts";
import { matchSite } from "./routes.tsx";
import { followNetwork } from "./shared/connection/connection.ts";
import type { ScreenQuery } from "./shared/first-view.ts";
import { browserPage } from "./shared/page-context.ts";
import { pageOf, readPageData } from "./shared/page-data.ts";

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
  const client = createApolloClient(data?.cache ?? null);
  // Not from within React's own work: a held click hydrates the part of the page that it is on.
  const onReady = () => void setTimeout(() => dispatchEvent(new Event(readyEvent)));
  const app = <App client={client} page={page} Router={BrowserRouter} onReady={onReady} />;
  if (!page.hydrates) {
    root.replaceChildren();
    createRoot(root).render(app);
    return;
  }
  // A screen whose chunk is missing is rendered anew, and deals with that itself.
  const { route, params } = matchSite(location.pathname);
  const module = await route.screen.preload().catch(() => null);
  const search = new URLSearchParams(location.search);
  const place = page.country
    ? { params, search, country: page.country.code, today: page.today }
    : null;
  if (module && place) await readAhead(client, module.firstView(place).queries);
  startTransition(() => {
    hydrateRoot(root, app);
  });
  if (module && place) {
    whenIdle(() => void storePage(client, module, place).catch(() => undefined));
  }
}

/** Puts together what the screen reads of the cache, which then has it ready when the screen renders. */
async function readAhead(client: ApolloClient, queries: readonly ScreenQuery[]): Promise<void> {
  for (const { document: query, variables } of queries) {
    await nextTask();
    client.readQuery({ query, variables }, true);
  }
  await nextTask();
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls back once the browser has nothing else to do. */
const whenIdle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
};

await start();
// Letters beyond the Latin ones that every page has a face for.
whenIdle(() => void import("./ui/fonts/more-faces.css").catch(() => undefined));
whenIdle(() => loadScriptFonts(document.body));
if (import.meta.env.PROD) registerServiceWorker();
