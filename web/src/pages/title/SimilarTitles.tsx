import { styled } from "styled-components";

import { useCountry } from "../../features/country/country-context.ts";
import { paths, typeInPath } from "../../paths.ts";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { pageMeasure, space } from "../../ui/theme.ts";
import { useInteracted } from "../../lib/use-interacted.ts";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import type { LoadedTitle } from "./loaded-title.ts";

/**
 * Titles that are like this one, each with where it can be watched. That is requested once a
 * visitor comes near the row: most have their answer before.
 */
export function SimilarTitles({ title }: { readonly title: LoadedTitle }) {
  const { country } = useCountry();
  const [place, near] = useNearViewport<HTMLDivElement>();
  const acted = useInteracted();
  const { similar } = title;
  if (!similar || similar.length === 0) return null;
  return (
    <Place ref={place}>
      <WatchableTitles titles={similar} country={near && acted ? (country?.code ?? null) : null}>
        <TitleRow
          heading="You May Also Like"
          viewAll={paths.advancedSearch(typeInPath(title.type), {
            with_genres: title.genres?.map(({ id }) => id).join(",") ?? "",
          })}
          titles={similar}
        />
      </WatchableTitles>
    </Place>
  );
}

const Place = styled.div`
  ${pageMeasure};
  margin-top: ${space(16)};
`;
