import CloudOff from "virtual:icons/cloud-off";

import { useConnection } from "../../network/connection.ts";
import { paths } from "../../paths.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { t } from "../../lib/messages.ts";
import { isUnreachable } from "../../network/retry-link.ts";
import { OfflinePage } from "./OfflinePage.tsx";

const titles = {
  movie: "missing.movieFailed",
  show: "missing.showFailed",
  person: "missing.personFailed",
  service: "missing.serviceFailed",
} as const;

const reasons = {
  movie: "missing.noAnswerTitle",
  show: "missing.noAnswerTitle",
  person: "missing.noAnswerPerson",
  service: "missing.noAnswerService",
} as const;

interface Props {
  readonly what: keyof typeof titles;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** It could not be found out whether there is what a page is about: nothing is shown of that, and it can be tried again. */
export function LoadFailed({ what, error, onRetry }: Props) {
  const { state } = useConnection();
  if (isUnreachable(error)) return <OfflinePage onRetry={onRetry} />;
  const title = t(titles[what]);
  return (
    <>
      <PageHead title={t("common.pageTitle", { title })} status={503} />
      <EmptyState
        level={1}
        icon={<CloudOff size={40} strokeWidth={1.5} />}
        title={title}
        actions={<TryAgain primary onRetry={onRetry} />}
        way={{ to: paths.home(), label: t("common.backToHome") }}
      >
        {state === "limited" ? t("missing.pageLoads") : t(reasons[what])}
      </EmptyState>
    </>
  );
}
