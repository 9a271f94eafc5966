import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { useCountry } from "../../features/country/country-context.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { HomeContent, expectedRows, isAfterGenres, rowHeading, Rows } from "./HomeContent.tsx";
import { homeQuery } from "./route.ts";
import type { HomeQuery } from "./HomePage.generated.ts";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Content } from "./HeroSlide.tsx";
import { HeroSpace, HeroStage } from "./HeroSpace.tsx";
import { SearchBand } from "./SearchBand.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { VisuallyHidden, Stack, Text } from "../../ui/primitives.ts";
import { GenreTiles } from "./GenreTiles.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { radius } from "../../ui/theme.ts";
import { t } from "../../lib/messages.ts";

/** When the country changes, what was there stays, dimmed, until the new selection is here. */
export function HomePage() {
  const { country } = useCountry();
  const { data, before, loading, error, retry } = useRouteQuery(homeQuery, { errorPolicy: "all" });
  const shown = data ?? (error ? undefined : before);
  const unknown = shown !== undefined && isUnknown(shown.home);
  const failed = error !== undefined ? !shown || unknown : unknown && !loading;
  return (
    <>
      <PageHead
        title={t("home.title")}
        description={t("home.description")}
        canonical={paths.home()}
        status={failed ? 503 : undefined}
      />
      {shown && !unknown ? (
        <HomeContent
          home={shown.home}
          countryCode={country?.code ?? null}
          coming={data ? null : (country?.name ?? null)}
          retrying={loading && data !== undefined}
          onRetry={retry}
        />
      ) : failed ? (
        <HomeFailed onRetry={retry} />
      ) : (
        <HomeLoading country={country} />
      )}
    </>
  );
}

/** Whether the film database gave nothing of it: the page then says so once, not in every row. */
const isUnknown = ({ featured, rows }: HomeQuery["home"]): boolean =>
  featured === null && rows.every(({ titles }) => titles === null);

function HomeFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <SearchBand />
      <HeroSpace>
        <ErrorState title={t("grid.failed")} actions={<TryAgain primary onRetry={onRetry} />}>
          {t("home.failedText")}
        </ErrorState>
      </HeroSpace>
    </>
  );
}

interface Props {
  readonly country: { readonly code: string; readonly name: string } | null;
}

const noTitles: readonly never[] = [];
const nothingToRetry = () => {};

function HomeLoading({ country }: Props) {
  const kinds = expectedRows(country?.code ?? null);
  const row = (kind: (typeof kinds)[number]) => (
    <TitleRow
      key={kind}
      heading={rowHeading(kind, country?.name ?? null)}
      viewAll={null}
      titles={undefined}
    />
  );
  return (
    <>
      <VisuallyHidden as="output">{t("common.loading")}</VisuallyHidden>
      <SearchBand />
      <HeroSkeleton />
      <WatchableTitles titles={noTitles} country={null}>
        <Rows>
          {kinds.filter((kind) => !isAfterGenres(kind)).map(row)}
          <GenreTiles tiles={undefined} onRetry={nothingToRetry} />
          {kinds.filter(isAfterGenres).map(row)}
        </Rows>
      </WatchableTitles>
    </>
  );
}

function HeroSkeleton() {
  return (
    <HeroStage aria-hidden>
      <Content>
        <Skeleton $width="9rem" $height="1.5rem" />
        <Skeleton $width="28rem" $height="3.75rem" $radius={radius.medium} />
        <Stack $gap={2.4}>
          <Skeleton $width="38rem" $height="1rem" />
          <Skeleton $width="36rem" $height="1rem" />
          <Skeleton $width="22rem" $height="1rem" />
        </Stack>
        <Skeleton $width="16rem" $height="2.25rem" $radius={radius.medium} />
        <Text as="div" $above={2}>
          <Skeleton $width="6.8125rem" $height="2.75rem" $radius={radius.round} />
        </Text>
      </Content>
    </HeroStage>
  );
}
