import { skipToken } from "@apollo/client/react";

import { useStandingError } from "../../lib/apollo/use-standing-error.ts";
import { useCountry } from "../../features/country/country-context.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { HomeContent } from "./HomeContent.tsx";
import { HomeFailed } from "./HomeFailed.tsx";
import { HomeLoading } from "./HomeLoading.tsx";
import { useHomeQuery } from "./HomePage.generated.ts";
import type { HomeQuery } from "./HomePage.generated.ts";

/**
 * The home page. One query brings everything but the services, which come
 * after it. When the country changes, what was there stays, dimmed, until the new selection is here.
 */
export function HomePage() {
  const { country } = useCountry();
  const { data, previousData, loading, error, refetch } = useHomeQuery(
    country ? { variables: { country: country.code }, errorPolicy: "all" } : skipToken,
  );
  const shown = data ?? (error ? undefined : previousData);
  const unknown = shown !== undefined && isUnknown(shown.home);
  const shownError = useStandingError(country?.code ?? "", error, loading);
  const failed = shownError !== undefined ? !shown || unknown : unknown && !loading;
  return (
    <>
      <PageHead
        title="Flickmap · Where to watch movies and TV shows"
        description="Where can you watch it? Find the services that stream, rent or sell a movie or TV show, in more than 60 countries."
        canonical={paths.home()}
        status={failed ? 503 : undefined}
      />
      {shown && !unknown ? (
        <HomeContent
          home={shown.home}
          countryCode={country?.code ?? null}
          coming={data ? null : (country?.name ?? null)}
          retrying={loading && data !== undefined}
          onRetry={() => void refetch()}
        />
      ) : failed ? (
        <HomeFailed onRetry={() => void refetch()} />
      ) : (
        <HomeLoading country={country} />
      )}
    </>
  );
}

/** Whether the film database gave nothing of it: the page then says so once, not in every row. */
const isUnknown = ({ featured, rows }: HomeQuery["home"]): boolean =>
  featured === null && rows.every(({ titles }) => titles === null);
