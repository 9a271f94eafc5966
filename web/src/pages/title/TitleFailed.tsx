import CloudOff from "virtual:icons/cloud-off";
import { Link } from "react-router-dom";

import { paths } from "../../paths.ts";
import { whatIsTooMuch } from "../../lib/apollo/connection.ts";
import { useConnection } from "../../lib/apollo/use-connection.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

interface Props {
  readonly type: "MOVIE" | "TV";
  readonly onRetry: () => void;
}

/** It could not be found out whether there is such a title: nothing is said of that, and it can be tried again. */
export function TitleFailed({ type, onRetry }: Props) {
  const { limited } = useConnection();
  const title = `This ${type === "MOVIE" ? "movie" : "TV show"} could not be loaded`;
  return (
    <>
      <PageHead title={`${title} · Flickmap`} status={503} />
      <EmptyState
        level={1}
        icon={<CloudOff size={40} strokeWidth={1.5} />}
        title={title}
        actions={
          <>
            <TryAgain primary onRetry={onRetry} />
            <Button as={Link} to={paths.home()}>
              Back to Home
            </Button>
          </>
        }
      >
        {limited
          ? `${whatIsTooMuch} This page loads by itself in a moment.`
          : "The film database did not answer. That says nothing about whether there is such a title."}
      </EmptyState>
    </>
  );
}
