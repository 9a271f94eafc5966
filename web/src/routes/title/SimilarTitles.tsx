import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { TitleRow } from "../../features/titles/TitleRow.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { useNearViewport } from "../../lib/use-near-viewport.ts";
import { t } from "../../lib/messages.ts";
import { paths, typeInPath } from "../../paths.ts";
import { pageMeasure, space } from "../../ui/theme.ts";
import type { LoadedTitle } from "./title-query.ts";

/**
 * Titles that are like this one, each with where it can be watched. That is requested once a
 * visitor comes near the row: most have their answer before.
 */
export function SimilarTitles({ title }: { readonly title: LoadedTitle }) {
  const { country } = useCountry();
  const [place, near] = useNearViewport<HTMLDivElement>(true);
  const { similar, genres } = title;
  if (!similar?.length) return null;
  return (
    <RowPlace ref={place}>
      <WatchableTitles titles={similar} country={near ? (country?.code ?? null) : null}>
        <TitleRow
          heading={t("title.alsoLike")}
          viewAll={paths.advancedSearch(typeInPath(title.type), {
            with_genres: genres?.map(({ id }) => id).join(",") ?? "",
          })}
          titles={similar}
        />
      </WatchableTitles>
    </RowPlace>
  );
}

export const RowPlace = styled.div`
  ${pageMeasure};
  margin-top: ${space(16)};
`;
