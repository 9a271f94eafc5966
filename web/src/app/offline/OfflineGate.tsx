import WifiOff from "virtual:icons/wifi-off";
import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { pageOpened, useConnection } from "../../network/connection.ts";
import { getPageKey } from "../../lib/url/page-key.ts";
import { noteStoredDocument } from "../../network/stored-age.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { PAGE_CACHE, getPageCacheKey } from "./pages.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { t } from "../../lib/messages.ts";

/** What is wrong, in words: the device may have no network, or the network is there and Flickmap is not. */
export const getOfflineText = (): string =>
  navigator.onLine ? t("offline.unreachable") : t("offline.offline");

function notePage(): void {
  pageOpened();
  noteStoredDocument();
}

/** Shows the page, or the offline page where there is no connection and nothing is stored of the page. */
export function OfflineGate({ children }: { readonly children: ReactNode }) {
  const { state } = useConnection();
  const { pathname, search } = useLocation();
  const screen = getPageKey(pathname);
  useLayoutEffect(notePage, [screen, search]);
  const isMissing = state === "missing";
  useEffect(() => {
    if (isMissing) reportRejection(openStoredDocument());
  }, [isMissing]);

  // The page is rendered again by that, and requests what it lacks.
  return isMissing ? <OfflinePage onRetry={pageOpened} /> : children;
}

/** Loads the page again where its document is stored, from an earlier load, and the data that it was opened with is not. */
async function openStoredDocument(): Promise<void> {
  const [load] = performance.getEntriesByType("navigation");
  const address = getPageCacheKey(location.href.replace(/#.*/, ""));
  if (load && getPageCacheKey(load.name.replace(/#.*/, "")) === address) return;
  try {
    const stored = await (await caches.open(PAGE_CACHE)).match(address, { ignoreVary: true });
    if (stored) location.reload();
  } catch {
    // The browser forbids storage: nothing is stored.
  }
}

/** In place of a page that was never seen before, as long as Flickmap cannot be reached. */
function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  const title = getOfflineText();
  return (
    <>
      <title>{t("common.pageTitle", { title })}</title>
      <EmptyState
        level={1}
        icon={<WifiOff size={32} />}
        title={title}
        actions={
          <Button $variant="primary" onClick={onRetry}>
            {t("common.tryAgain")}
          </Button>
        }
        way={{ to: paths.home(), label: t("common.backToHome") }}
      >
        {t("offline.neverOpened")}
      </EmptyState>
    </>
  );
}
