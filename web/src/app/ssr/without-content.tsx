import type { MissingContent, WithoutContent } from "@flickmap/schema/page-rendering.ts";

import { RATE_LIMITED_TEXT } from "../../network/connection.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { GlobalStyle } from "../../ui/GlobalStyle.ts";
import { renderWithStyles } from "./render-with-styles.ts";

const words = {
  slow: {
    title: "This page takes longer than usual",
    text: "Load it again: by then it is most likely ready.",
  },
  limited: {
    title: "Too many requests",
    text: `${RATE_LIMITED_TEXT} Load this page again in a minute.`,
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
          title={title}
          actions={
            <Button as="a" href="" $variant="primary">
              Load it again
            </Button>
          }
        >
          {text}
        </EmptyState>
      </noscript>
    </>,
  );
  return { markup, css };
}
