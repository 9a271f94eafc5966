import CloudOff from "virtual:icons/cloud-off";
import type { ComponentProps } from "react";

import { EmptyState } from "./EmptyState.tsx";

export function ErrorState(props: Omit<ComponentProps<typeof EmptyState>, "icon">) {
  return (
    <div role="alert">
      <EmptyState {...props} icon={<CloudOff size={32} />} />
    </div>
  );
}
