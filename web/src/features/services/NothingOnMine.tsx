import Tv from "virtual:icons/tv-minimal-play";
import type { ReactNode } from "react";

import { t } from "../../lib/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { setOnlyMine, useOnlyMine } from "./only-mine.ts";
import { useMyServices } from "./use-my-services.ts";

interface Props {
  /** What the list is made from, where not everything was looked up. */
  readonly from?: { readonly checked: number; readonly totalResults: number } | null;
  readonly otherwise: ReactNode;
}

/** In place of a list that is empty: that the visitor's services have nothing of it, where that is why. */
export function NothingOnMine({ from = null, otherwise }: Props) {
  const { mine } = useMyServices();
  const only = useOnlyMine();
  if (!only || mine.services.length === 0) return otherwise;
  return (
    <EmptyState
      icon={<Tv size={32} />}
      title={t("services.nothingTitle")}
      actions={<Button onClick={() => setOnlyMine(false)}>{t("services.showAll")}</Button>}
    >
      {from && from.checked < from.totalResults
        ? t("services.nothingOfFirst", { checked: from.checked, total: from.totalResults })
        : t("services.nothing")}
    </EmptyState>
  );
}
