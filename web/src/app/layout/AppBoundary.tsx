import type { ReactNode } from "react";

import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Boundary } from "../../ui/Boundary.tsx";

/** The last net: what the frame itself throws. Without a router, so the ways on are real loads of a page. */
export function AppBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary
      fallback={
        <ErrorState
          level={1}
          title="Flickmap could not start"
          actions={
            <Button $variant="primary" onClick={() => location.assign("/")}>
              Start again
            </Button>
          }
        >
          Something went wrong while showing this page.
        </ErrorState>
      }
    >
      {children}
    </Boundary>
  );
}
