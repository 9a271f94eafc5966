import CloudOff from "virtual:icons/cloud-off";

import { RATE_LIMITED_TEXT, useConnection } from "../../network/connection.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";

interface Props {
  /** What the page is about, in a sentence. */
  readonly what: "movie" | "TV show" | "person";
  readonly onRetry: () => void;
}

/** It could not be found out whether there is what a page is about: nothing is shown of that, and it can be tried again. */
export function LoadFailed({ what, onRetry }: Props) {
  const { limited } = useConnection();
  const title = `This ${what} could not be loaded`;
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
          ? `${RATE_LIMITED_TEXT} This page loads by itself in a moment.`
          : `The film database did not answer. That says nothing about whether there is such a ${what === "person" ? "person" : "title"}.`}
      </EmptyState>
    </>
  );
}
