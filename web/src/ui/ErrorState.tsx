import CloudOff from "virtual:icons/cloud-off";
import type { ReactNode } from "react";

import { EmptyState } from "./EmptyState.tsx";

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

export function ErrorState(props: Props) {
  return (
    <div role="alert">
      <EmptyState {...props} icon={<CloudOff size={32} />} />
    </div>
  );
}
