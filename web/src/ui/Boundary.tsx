import { Component, type ErrorInfo, type ReactNode } from "react";
import { reportError } from "../lib/report-error.ts";

interface Props {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  readonly resetKey?: string;
}

interface State {
  readonly failed: boolean;
  readonly resetKey: string | undefined;
}

export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    reportError("boundary", error, componentStack);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
