import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { App } from "./app/App.tsx";
import { createApolloClient } from "./app/apollo-client.ts";
import { followNetwork } from "./app/offline/connection.ts";
import { registerServiceWorker } from "./app/register-service-worker.ts";
import { followInstallOffer } from "./features/install/install-offer.ts";
import { matchSite } from "./routes.tsx";
import { browserPage } from "./shared/page-context.ts";
import { pageOf, readPageData } from "./shared/page-data.ts";

/** Takes over the page that the gateway rendered, or renders one where it did not. */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no element #root");
  followInstallOffer();
  followNetwork();
  const data = readPageData(document);
  const page = data ? pageOf(data) : browserPage();
  const client = createApolloClient(data?.cache ?? null);
  const app = <App client={client} page={page} Router={BrowserRouter} />;
  if (page.hydrates) {
    // A screen whose chunk is missing is rendered anew, and deals with that itself.
    await matchSite(location.pathname)
      .route.screen.preload()
      .catch(() => undefined);
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

await start();
if (import.meta.env.PROD) registerServiceWorker();
