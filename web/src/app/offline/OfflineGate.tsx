import { useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { OfflinePage } from "../../features/not-found/OfflinePage.tsx";
import { getPageKey } from "../../lib/url/page-key.ts";
import { pageOpened, useConnection } from "../../network/connection.ts";
import { noteStoredDocument } from "../../network/stored-age.ts";

function notePage(): void {
  pageOpened();
  noteStoredDocument();
}

/** Shows the page, or the offline page where its code could not be had. */
export function OfflineGate({ children }: { readonly children: ReactNode }) {
  const { state } = useConnection();
  const { pathname, search } = useLocation();
  const screen = getPageKey(pathname);
  useLayoutEffect(notePage, [screen, search]);
  // The page is rendered again by that, and requests what it lacks.
  return state === "missing" ? <OfflinePage onRetry={pageOpened} /> : children;
}
