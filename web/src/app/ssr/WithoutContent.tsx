import type { MissingContent } from "@flickmap/schema/page-rendering.ts";

import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { t } from "../../lib/messages.ts";

const words = {
  slow: {
    title: "offline.longer",
    text: "offline.loadAgainReady",
  },
  limited: {
    title: "offline.tooManyTitle",
    text: "offline.loadInAMinute",
  },
} as const satisfies Record<MissingContent, object>;

/** What a page that the browser renders says where scripts do not run. */
export function WithoutContent({ reason }: { readonly reason: MissingContent }) {
  const { title, text } = words[reason];
  return (
    <noscript>
      <EmptyState
        level={1}
        title={t(title)}
        actions={
          <Button as="a" href="" $variant="primary">
            {t("offline.loadAgain")}
          </Button>
        }
      >
        {t(text)}
      </EmptyState>
    </noscript>
  );
}
