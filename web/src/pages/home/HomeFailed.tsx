import { TryAgain } from "../../ui/TryAgain.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { HeroSpace } from "./HeroSpace.tsx";
import { HomeTop } from "./HomeTop.tsx";

/** The home page when its selection could not be fetched: searching still works. */
export function HomeFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <HomeTop>
      <HeroSpace>
        <ErrorState title="Failed to load content" actions={<TryAgain primary onRetry={onRetry} />}>
          There was an error loading this content. Please try again later.
        </ErrorState>
      </HeroSpace>
    </HomeTop>
  );
}
