import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { styled } from "styled-components";

import { useCountry } from "../../features/country/country-context.ts";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { useMovieCollectionQuery } from "./Collection.generated.ts";
import { RowPlace } from "./SimilarTitles.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly id: number;
  readonly name: string;
}

const noTitles: readonly never[] = [];

/** The other movies of a movie's series, in the order of their release. Nothing where they could not be had. */
export function MoreOfSeries({ id, name }: Props) {
  const { country } = useCountry();
  const [place, near] = useNearViewport<HTMLDivElement>(true);
  const { data, loading, error } = useMovieCollectionQuery(
    near ? { variables: { id } } : skipToken,
  );
  const parts = data?.movie?.collection?.parts;
  const others = useMemo(() => parts?.filter((part) => part.id !== id), [parts, id]);
  if (error || (!loading && data && (others ?? noTitles).length === 0)) return null;
  return (
    <Space ref={place} data-needs-scripts>
      {near && (
        <WatchableTitles titles={others ?? noTitles} country={country?.code ?? null}>
          <TitleRow heading={t("title.moreOf", { name })} viewAll={null} titles={others} />
        </WatchableTitles>
      )}
    </Space>
  );
}

const Space = styled(RowPlace)`
  min-height: 24rem;
`;
