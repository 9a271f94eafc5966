import { useSearchParams } from "react-router-dom";
import { useRouteParams } from "../../lib/route.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { nearestGenre } from "../../features/titles/nearest-genre.ts";
import { usePageParam } from "../../features/title-grid/use-page-param.ts";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { useListKey } from "../../features/services/only-mine.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { VisuallyHidden } from "../../ui/primitives.ts";
import type { GenreQuery } from "./Genre.generated.ts";
import { genrePageQuery, readGenreType } from "./route.ts";
import { getListState } from "../../features/title-grid/list-state.ts";
import { BrowsePage } from "../../features/title-grid/BrowsePage.tsx";
import { NotFoundPage } from "../../features/not-found/NotFoundPage.tsx";
import { readId } from "../../lib/url/read-id.ts";
import { t } from "../../lib/messages.ts";

const genreHeading = (name: string | undefined, type: TitleType): string =>
  name === undefined
    ? t("genre.genre")
    : t(type === "MOVIE" ? "genre.movies" : "genre.shows", { genre: name });

/** Null where the type's list does not have it; undefined where neither list could be had. */
const genreName = (
  lists: Pick<GenreQuery, "movieGenres" | "showGenres"> | undefined,
  id: number,
  type: TitleType,
): string | null | undefined => {
  const { movieGenres, showGenres } = lists ?? {};
  const [list, otherList] =
    type === "MOVIE" ? [movieGenres, showGenres] : [showGenres, movieGenres];
  const found = (list ?? otherList)?.find((genre) => genre.id === id);
  return found?.name ?? (list ? null : undefined);
};

export function GenrePage({ id }: { readonly id: number }) {
  const [searchParams] = useSearchParams();
  const pageParam = usePageParam(useListKey());
  const type = readGenreType(searchParams.get("type"));

  // The genre's name is shown even where its list could not be had.
  const query = useRouteQuery(genrePageQuery, { errorPolicy: "all", page: pageParam.page });
  const state = getListState(query, pageParam.named, ({ discover }) => discover);
  const known = query.data ?? query.before;
  const name = genreName(known, id, type);
  const nothing = t(type === "MOVIE" ? "genre.noMovies" : "genre.noShows");

  if (name === null) {
    return (
      <NotFoundPage heading={genreHeading(undefined, type)}>
        <h2>{t("grid.empty")}</h2>
        <p>{nothing}</p>
      </NotFoundPage>
    );
  }
  return (
    <BrowsePage
      heading={genreHeading(name ?? undefined, type)}
      headingSkeleton={
        known === undefined && (
          <>
            <VisuallyHidden>{t("genre.genre")}</VisuallyHidden>
            <Skeleton as="span" $width="16rem" $height="1.1em" />
          </>
        )
      }
      canonical={paths.genre(id, typeInPath(type))}
      type={type}
      tabs={{
        label: t("common.type"),
        tabs: (["MOVIE", "TV"] as const).flatMap((each) => {
          const nearest = nearestGenre(id, each);
          if (nearest === null) return [];
          const label = t(each === "MOVIE" ? "common.movies" : "common.tvShows");
          const to = paths.genre(nearest, typeInPath(each));
          return { label, to, current: each === type && "page" };
        }),
      }}
      pageParam={pageParam}
      state={state}
      onRetry={query.retry}
      failure={t("genre.failed")}
      nothing={nothing}
    />
  );
}

/** `/genre/{id}`: a path without the number of a genre is not one of the site's. */
export function GenreRoute() {
  const id = readId(useRouteParams()["id"]);
  return id === null ? <NotFoundPage /> : <GenrePage id={id} />;
}
