import { useRouteParams } from "../../lib/route.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { listedSeasons } from "../../features/offers/listed-seasons.ts";
import { useSeasonAnswers } from "../../features/offers/season-answers.ts";
import { availabilityState } from "../../features/offers/availability-state.ts";
import { useCountry } from "../../features/country/country-context.ts";
import type { TitleType } from "../../generated/schema.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { readId } from "../../lib/url/read-id.ts";
import { titleQueries } from "./route.ts";
import { useKnownTitle } from "../../features/titles/use-known-title.ts";
import { TitleContent } from "./TitleContent.tsx";
import { LoadFailed } from "../../features/not-found/LoadFailed.tsx";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { t } from "../../lib/messages.ts";

export function TitlePage({ type }: { readonly type: TitleType }) {
  const id = readId(useRouteParams()["id"]);
  return id === null ? (
    <TitleNotFound type={type} />
  ) : (
    <Title key={`${type}:${id}`} type={type} id={id} />
  );
}

/** One title. When the country changes, what was there stays until the page for the other country is here. */
function Title({ type, id }: { readonly type: TitleType; readonly id: number }) {
  const { country } = useCountry();
  const { today } = usePageContext();
  const { data, before, error, loading, retry } = useRouteQuery(titleQueries[type], {
    errorPolicy: "all",
  });
  const current = data?.title;
  const title = current ?? before?.title;
  const known = useKnownTitle(type, id);
  const show = title?.__typename === "TvShow" ? title : null;
  const { answers } = useSeasonAnswers(show && listedSeasons(show, country?.code ?? null), false);
  const begun = show?.seasons?.filter(({ airDate }) => airDate !== null && airDate <= today) ?? [];

  if (title) {
    const availability = availabilityState({
      title,
      country,
      loading,
      failed: !current && error !== undefined && !loading,
      retry,
      seasons: begun.flatMap(({ number }) => answers.get(number) ?? []),
    });
    return <TitleContent type={type} id={id} known={title} loaded={{ title, availability }} />;
  }
  if (error)
    return <LoadFailed what={type === "MOVIE" ? "movie" : "show"} error={error} onRetry={retry} />;
  if (!loading) return <TitleNotFound type={type} />;
  return <TitleContent type={type} id={id} known={known} loaded={null} />;
}

function TitleNotFound({ type }: { readonly type: "MOVIE" | "TV" }) {
  return (
    <NotFoundPage heading={t(type === "MOVIE" ? "title.movieNotFound" : "title.showNotFound")}>
      <p>{t("title.nothing")}</p>
    </NotFoundPage>
  );
}

export const MoviePage = () => <TitlePage type="MOVIE" />;

export const TvShowPage = () => <TitlePage type="TV" />;
