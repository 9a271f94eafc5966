import WifiOff from "virtual:icons/wifi-off";

import { paths } from "../../paths.ts";
import { getOfflineText } from "../../network/connection.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";

/** In place of a page that was never seen before, as long as Flickmap cannot be reached. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  const title = getOfflineText();
  return (
    <>
      <title>{`${title} · Flickmap`}</title>
      <EmptyState
        level={1}
        icon={<WifiOff size={32} />}
        title={title}
        actions={
          <>
            <Button $variant="primary" onClick={onRetry}>
              Try again
            </Button>
            <Button as={Link} to={paths.home()}>
              Back to Home
            </Button>
          </>
        }
      >
        This page has not been opened on this device before. It opens by itself once you are
        connected. Pages you have visited still open.
      </EmptyState>
    </>
  );
}
