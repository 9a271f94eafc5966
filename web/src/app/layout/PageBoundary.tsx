import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Boundary } from "./Boundary.tsx";

/** Catches what a screen throws. The frame around it stays, and the visitor has two ways on. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary
      fallback={
        <ErrorState
          level={1}
          title="This page could not be shown"
          actions={
            <>
              <Button $variant="primary" onClick={() => location.reload()}>
                Try again
              </Button>
              <Button as={Link} to={paths.home()}>
                Back to Home
              </Button>
            </>
          }
        >
          Something went wrong while showing it. The rest of the site still works.
        </ErrorState>
      }
    >
      {children}
    </Boundary>
  );
}
