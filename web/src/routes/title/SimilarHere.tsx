import { useId } from "react";
import { styled } from "styled-components";
import { useCountry } from "../../features/country/country-context.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { CompactTitle } from "../../features/titles/CompactTitle.tsx";
import { useWatchable, type ListedTitle } from "../../features/titles/use-watchable.ts";
import {
  WatchableContext,
  watchableKey,
  type WatchableTitle,
  type WatchableTitles,
} from "../../features/titles/watchable-context.ts";
import { WatchableMark } from "../../features/titles/WatchableMark.tsx";
import { color, media, motion, space } from "../../ui/theme.ts";
import type { LoadedTitle } from "./route.ts";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";

const maxSuggestions = 3;

/** For a title that no service of the country has: similar titles that one does. */
export const useSimilarHere = (title: LoadedTitle, isWanted: boolean) => {
  const similar = title.similar ?? noTitles;
  const watchable = useWatchable(similar, isWanted);
  const available = availableFirst(similar, watchable).slice(0, maxSuggestions);
  return { available, watchable };
};

export function SimilarHere({ available, watchable }: ReturnType<typeof useSimilarHere>) {
  const heading = useId();
  const { country } = useCountry();
  if (!country || available.length === 0) return null;
  return (
    <Section aria-labelledby={heading}>
      <Text as="h3" $step="smallStrong" $below={3} id={heading}>
        {t("title.similarHere", { inCountry: inCountry(country, "heading") })}
      </Text>
      <WatchableContext value={watchable}>
        <List>
          {available.map((each) => (
            <li key={`${each.type}:${each.id}`}>
              <Suggestion title={each}>
                <WatchableMark type={each.type} id={each.id} />
              </Suggestion>
            </li>
          ))}
        </List>
      </WatchableContext>
    </Section>
  );
}

const noTitles: NonNullable<LoadedTitle["similar"]> = [];

const Section = styled.section`
  width: 100%;
  margin-top: ${space(3)};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Suggestion = styled(CompactTitle)`
  background: ${color.surfaceRaised};
  transition: background ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceFloating};
    }
  }
`;

/** On the visitor's services, on others by subscription or free, to rent or buy. */
const rank = ({ usable, kinds }: WatchableTitle): number => {
  if (usable.length > 0) return 0;
  return kinds.some((kind) => usualKinds.includes(kind)) ? 1 : 2;
};

/** What can be watched, the best first; where that is alike, in the order of the list. */
const availableFirst = <Title extends ListedTitle>(
  titles: readonly Title[],
  watchable: WatchableTitles,
): readonly Title[] =>
  titles
    .flatMap((title) => {
      const known = watchable.get(watchableKey(title.type, title.id));
      return known?.status === "HAS_OFFERS" ? [{ title, rank: rank(known) }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ title }) => title);
