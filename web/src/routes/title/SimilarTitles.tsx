import { styled } from "styled-components";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { useOnlyMine } from "../../features/services/only-mine.ts";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { useWatchable } from "../../features/titles/use-watchable.ts";
import { WatchableContext, watchableKey } from "../../features/titles/watchable-context.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { t } from "../../lib/messages.ts";
import { paths, typeInPath } from "../../paths.ts";
import { pageMeasure, space } from "../../ui/theme.ts";
import type { LoadedTitle } from "./route.ts";
import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { useMovieCollectionQuery } from "./Collection.generated.ts";

interface SimilarTitlesProps {
  readonly title: LoadedTitle;
  /** Those that the block has named. */
  readonly without: readonly unknown[];
}

/** Those on the visitor's services alone where lists hold nothing else and some are, once a visitor comes near. */
export function SimilarTitles({ title, without }: SimilarTitlesProps) {
  const [place, near, acted] = useNearViewport<HTMLDivElement>();
  const only = useOnlyMine();
  const similar = title.similar ?? noTitles;
  const watchable = useWatchable(similar, near && acted);
  const others = similar.filter((each) => !without.includes(each));
  const mine = new Map([...watchable].filter(([, { usable }]) => usable.length > 0));
  const onMine = others.filter(({ type, id }) => mine.has(watchableKey(type, id)));
  const isNarrowed = only && onMine.length > 0;
  const titles = isNarrowed ? onMine : others;
  if (titles.length === 0) return null;
  return (
    <RowPlace ref={place}>
      <WatchableContext value={isNarrowed ? mine : watchable}>
        {/* Another row takes its place: no card of it moves. */}
        <TitleRow
          key={titles.map(({ id }) => id).join()}
          heading={t("title.alsoLike")}
          viewAll={paths.advancedSearch(typeInPath(title.type), {
            with_genres: title.genres?.map(({ id }) => id).join(",") ?? "",
          })}
          titles={titles}
        />
      </WatchableContext>
    </RowPlace>
  );
}

const noTitles: NonNullable<LoadedTitle["similar"]> = [];

const RowPlace = styled.div`
  ${pageMeasure};
  margin-top: ${space(16)};
`;

interface Props {
  readonly id: number;
  readonly name: string;
}

/** The other movies of a movie's series, in the order of their release. Nothing where they could not be had. */
export function MoreOfSeries({ id, name }: Props) {
  const [place, near, acted] = useNearViewport<HTMLDivElement>();
  const { data, loading, error } = useMovieCollectionQuery(
    near && acted ? { variables: { id } } : skipToken,
  );
  const parts = data?.movie?.collection?.parts;
  const others = useMemo(() => parts?.filter((part) => part.id !== id), [parts, id]);
  if (error || (!loading && data && (others ?? noTitles).length === 0)) return null;
  return (
    <Space ref={place} data-needs-scripts>
      {near && acted && (
        <WatchableTitles titles={others ?? noTitles}>
          <TitleRow heading={t("title.moreOf", { name })} viewAll={null} titles={others} />
        </WatchableTitles>
      )}
    </Space>
  );
}

const Space = styled(RowPlace)`
  min-height: 24rem;
`;
