import type { TitleRowItem } from "../../features/titles/TitleRow.tsx";
import type { ServiceChanges_ConnectionFragment } from "./ServicePage.generated.ts";

/** The titles of changes as their cards have them, each once. What is only known of a title itself is left out. */
export const getChangedTitles = (
  changes: ServiceChanges_ConnectionFragment | null,
): readonly TitleRowItem[] => {
  const titles = new Map<string, TitleRowItem>();
  for (const { node } of changes?.edges ?? []) {
    const key = `${node.titleType}:${node.titleId}`;
    if (titles.has(key)) continue;
    titles.set(key, {
      __typename: node.titleType === "MOVIE" ? "Movie" : "TvShow",
      type: node.titleType,
      id: node.titleId,
      name: node.titleName,
      nameLanguage: null,
      originalName: node.titleName,
      slug: node.titleSlug,
      year: node.titleYear,
      voteAverage: 0,
      poster: node.titlePoster,
    });
  }
  return [...titles.values()];
};
