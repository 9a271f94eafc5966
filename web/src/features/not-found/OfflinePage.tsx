import WifiOff from "virtual:icons/wifi-off";
import { useEffect } from "react";
import { getPageCacheKey, PAGE_CACHE } from "../../lib/url/page-key.ts";
import { t } from "../../lib/messages.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** What is wrong, in words: the device may have no network, or the network is there and Flickmap is not. */
export const getOfflineText = (): string =>
  navigator.onLine ? t("offline.unreachable") : t("offline.offline");

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
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => reportRejection(openStoredDocument()), []);
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
