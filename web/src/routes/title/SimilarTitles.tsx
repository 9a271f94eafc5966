import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { useWatchableFilter } from "../../features/services/only-mine.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { useWatchable } from "../../features/titles/use-watchable.ts";
import { WatchableContext, watchableKey } from "../../features/titles/watchable-context.ts";
import { useInteracted } from "../../lib/use-interacted.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { t } from "../../lib/messages.ts";
import { paths, typeInPath } from "../../paths.ts";
import { pageMeasure, space } from "../../ui/theme.ts";
import type { LoadedTitle } from "./title-query.ts";
import { useSimilarOnMineQuery } from "./SimilarOnMine.generated.ts";

const MAX_SIMILAR = 10;
/** Titles of more of its genres are few. */
const MAX_GENRES = 2;

/**
 * Titles that are like this one, each with where it can be watched. That is requested once a
 * visitor comes near the row: most have their answer before.
 */
export function SimilarTitles({ title }: { readonly title: LoadedTitle }) {
  const { country } = useCountry();
  const { mine } = useMyServices();
  const [place, near] = useNearViewport<HTMLDivElement>();
  const interacted = useInteracted();
  const code = near && interacted ? (country?.code ?? null) : null;
  const { similar, further, isNarrowed, loading } = useCandidates(title, code);
  const listed = useMemo(() => [...similar, ...further], [similar, further]);
  const watchable = useWatchable(listed, loading ? null : code, mine);
  // Nothing changes before all of it is known; and where nothing like it is on the visitor's services, it stays.
  const onMine = listed.filter(
    ({ type, id }) => (watchable.get(watchableKey(type, id))?.usable.length ?? 0) > 0,
  );
  const titles = isNarrowed && onMine.length > 0 ? onMine.slice(0, MAX_SIMILAR) : similar;
  if (similar.length === 0) return null;
  return (
    <Place ref={place}>
      <WatchableContext value={watchable}>
        {/* Another row takes its place: no card of it moves. */}
        <TitleRow
          key={titles === similar ? "all" : "mine"}
          heading={t("title.alsoLike")}
          viewAll={paths.advancedSearch(typeInPath(title.type), {
            with_genres: title.genres?.map(({ id }) => id).join(",") ?? "",
          })}
          titles={titles}
        />
      </WatchableContext>
    </Place>
  );
}

const noTitles: NonNullable<LoadedTitle["similar"]> = [];

/**
 * What the row may hold: the similar titles, and where it is narrowed to what the visitor's services have, what these have
 * of its first genres.
 *
 * @param country null while nothing is requested yet
 */
const useCandidates = (title: LoadedTitle, country: string | null) => {
  const filter = useWatchableFilter(country);
  const genres = (title.genres ?? []).slice(0, MAX_GENRES).map(({ id }) => id);
  const { data, loading } = useSimilarOnMineQuery(
    country === null || filter === null || genres.length === 0
      ? skipToken
      : { variables: { type: title.type, filter: { genres }, watchable: filter.watchable } },
  );
  const similar = title.similar ?? noTitles;
  const further = useMemo(() => {
    const named = new Set([title, ...similar].map(({ type, id }) => watchableKey(type, id)));
    const found = data?.discover?.results ?? noTitles;
    return found.filter(({ type, id }) => !named.has(watchableKey(type, id)));
  }, [data, similar, title]);
  return { similar, further, isNarrowed: filter !== null, loading };
};

const Place = styled.div`
  ${pageMeasure};
  margin-top: ${space(16)};
`;
