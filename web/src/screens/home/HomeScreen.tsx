import { skipToken } from "@apollo/client/react";

import { useCountry } from "../../features/country/country-context.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../shared/PageHead.tsx";
import { HomeContent } from "./HomeContent.tsx";
import { HomeFailed } from "./HomeFailed.tsx";
import { HomeLoading } from "./HomeLoading.tsx";
import { useHomeQuery } from "./HomeScreen.generated.ts";

/**
 * The home page (specification section 2). One query brings everything but the services, which come
 * after it. When the country changes, what was there stays, dimmed, until the new selection is here.
 */
export function HomeScreen() {
  const { country } = useCountry();
  const { data, previousData, error, refetch } = useHomeQuery(
    country ? { variables: { country: country.code }, errorPolicy: "all" } : skipToken,
  );
  const shown = data ?? (error ? undefined : previousData);
  return (
    <>
      <PageHead
        title="Flickmap: where to watch movies and TV shows"
        description="Find where a movie or TV show can be watched in your country: by subscription, free, to rent or to buy."
        canonical={paths.home()}
      />
      {shown?.home ? (
        <HomeContent
          home={shown.home}
          countryCode={country?.code ?? null}
          coming={data ? null : (country?.name ?? null)}
        />
      ) : error ? (
        <HomeFailed onRetry={() => void refetch()} />
      ) : (
        <HomeLoading country={country} />
      )}
    </>
  );
}
