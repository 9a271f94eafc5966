import Clapperboard from "virtual:icons/clapperboard";
import { Link } from "react-router-dom";

import { paths } from "../../paths.ts";
import { PageHead } from "../../shared/PageHead.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

interface Props {
  readonly type: "MOVIE" | "TV";
  /** True where it could not be found out whether there is such a title. */
  readonly failed?: boolean;
}

/** No such title, or none that could be shown. */
export function TitleNotFound({ type, failed = false }: Props) {
  const noun = type === "MOVIE" ? "Movie" : "TV Show";
  return (
    <>
      {/* What could not be looked up may well exist: search engines shall not drop it. */}
      <PageHead
        title={`${noun} not found · Flickmap`}
        unlisted={!failed}
        status={failed ? 503 : 404}
      />
      <EmptyState
        level={1}
        icon={<Clapperboard size={40} strokeWidth={1.5} />}
        title={`${noun} not found`}
        actions={
          <>
            <Button as={Link} to={paths.home()} $variant="primary">
              Back to Home
            </Button>
            {failed && <Button onClick={() => location.reload()}>Try again</Button>}
          </>
        }
      >
        {failed
          ? "The film database did not answer, so it may well exist. Please try again later."
          : "There is nothing at this address. A search by name may find what you are looking for."}
      </EmptyState>
    </>
  );
}
