import WifiOff from "lucide-react/icons/wifi-off";
import { Link } from "react-router-dom";

import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** In place of a screen that was never seen before, as long as there is no connection. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <title>You are offline · Flickmap</title>
      <EmptyState
        level={1}
        icon={<WifiOff size={32} />}
        title="You are offline"
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
        This page has not been opened on this device before, so there is nothing to show yet. Pages
        that you have seen still open.
      </EmptyState>
    </>
  );
}
