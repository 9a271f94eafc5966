import Clapperboard from "virtual:icons/clapperboard";
import { Link } from "react-router-dom";

import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** No such title. */
export function TitleNotFound({ type }: { readonly type: "MOVIE" | "TV" }) {
  const noun = type === "MOVIE" ? "Movie" : "TV Show";
  return (
    <>
      <PageHead title={`${noun} not found · Flickmap`} status={404} />
      <EmptyState
        level={1}
        icon={<Clapperboard size={40} strokeWidth={1.5} />}
        title={`${noun} not found`}
        actions={
          <Button as={Link} to={paths.home()} $variant="primary">
            Back to Home
          </Button>
        }
      >
        There is nothing at this address. A search by name may find what you are looking for.
      </EmptyState>
    </>
  );
}
