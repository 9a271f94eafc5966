import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { OfflinePage } from "../../features/not-found/OfflinePage.tsx";
import { isUnreachable } from "../../network/retry-link.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { HomeContent } from "./HomeContent.tsx";
import { homeQuery } from "./route.ts";
import type { HomeQuery } from "./HomePage.generated.ts";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { HeroSpace } from "./HeroSpace.tsx";
import { SearchBand } from "./SearchBand.tsx";
import { t } from "../../lib/messages.ts";

/** When the country changes, what was there stays, dimmed, until the new selection is here. */
export function HomePage() {
  const { data, before, loading, error, retry } = useRouteQuery(homeQuery, { errorPolicy: "all" });
  const shown = data ?? (error ? undefined : before);
  const unknown = shown !== undefined && isUnknown(shown.home);
  const failed = error !== undefined ? !shown || unknown : unknown && !loading;
  if (!shown && isUnreachable(error)) return <OfflinePage onRetry={retry} />;
  return (
    <>
      <PageHead
        title={t("home.title")}
        description={t("home.description")}
        canonical={paths.home()}
        status={failed ? 503 : undefined}
      />
      <SearchBand />
      {failed ? (
        <HeroSpace>
          <ErrorState title={t("grid.failed")} actions={<TryAgain primary onRetry={retry} />}>
            {t("home.failedText")}
          </ErrorState>
        </HeroSpace>
      ) : (
        <HomeContent
          home={shown && !unknown ? shown.home : null}
          isComing={shown !== undefined && !data}
          onRetry={retry}
        />
      )}
    </>
  );
}

/** Whether the film database gave nothing of it: the page then says so once, not in every row. */
const isUnknown = ({ featured, rows }: HomeQuery["home"]): boolean =>
  featured === null && rows.every(({ titles }) => titles === null);
