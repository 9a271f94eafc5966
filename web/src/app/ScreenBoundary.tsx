import { Component } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";

interface State {
  readonly failed: boolean;
}

/** Catches what a screen throws. The frame around it stays, and the visitor has two ways on. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
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
    );
  }
}
