import { Component } from "react";
import type { ReactNode } from "react";

import { Button } from "../ui/Button.tsx";
import { ErrorState } from "../ui/ErrorState.tsx";

interface State {
  readonly failed: boolean;
}

/** The last net: what the frame itself throws. Without a router, so the ways on are real loads of a page. */
export class AppBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
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
    );
  }
}
