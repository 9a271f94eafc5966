import { Component } from "react";
import type { ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  /** What stands in its place once it has thrown. */
  readonly fallback: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Catches what is thrown while its children are drawn; the browser's console has the error. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
