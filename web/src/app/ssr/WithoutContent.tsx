import type { MissingContent } from "@flickmap/schema/page-rendering.ts";

import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { t } from "../../lib/messages.ts";

/** What a page that the browser renders says where scripts do not run. */
export function WithoutContent({ reason }: { readonly reason: MissingContent }) {
  const isSlow = reason === "slow";
  return (
    <noscript>
      <EmptyState
        level={1}
        title={t(isSlow ? "offline.longer" : "offline.tooManyTitle")}
        actions={
          <Button as="a" href="" $variant="primary">
            {t("offline.loadAgain")}
          </Button>
        }
      >
        {t(isSlow ? "offline.loadAgainReady" : "offline.loadInAMinute")}
      </EmptyState>
    </noscript>
  );
}
