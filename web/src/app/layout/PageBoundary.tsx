import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Boundary } from "../../ui/Boundary.tsx";
import { Link } from "../../ui/Link.tsx";

/**
 * Catches what a page throws. The frame around it stays, and the visitor has two ways on. Any step of the
 * history shows the page again, so that "Back to Home" works on the home page too.
 */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <Boundary
      resetKey={key}
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
