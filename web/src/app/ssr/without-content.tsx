import type { MissingContent, WithoutContent } from "@flickmap/schema/page-rendering.ts";

import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { GlobalStyle } from "../../ui/GlobalStyle.ts";
import { renderWithStyles } from "./render-with-styles.ts";
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
export function withoutContent(reason: MissingContent): WithoutContent {
  const { title, text } = words[reason];
  const { markup, css } = renderWithStyles(
    <>
      <GlobalStyle />
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
    </>,
  );
  return { markup, css };
}
