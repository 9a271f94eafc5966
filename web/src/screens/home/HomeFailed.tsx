import { UnavailableStatus } from "../../shared/UnavailableStatus.tsx";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { HeroSpace } from "./HeroSpace.tsx";
import { HomeTop } from "./HomeTop.tsx";

/** The home page when its selection could not be fetched: searching still works. */
export function HomeFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <UnavailableStatus />
      <HomeTop>
        <HeroSpace>
          <ErrorState
            title="Failed to load content"
            actions={
              <Button $variant="primary" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            There was an error loading this content. Please try again later.
          </ErrorState>
        </HeroSpace>
      </HomeTop>
    </>
  );
}
