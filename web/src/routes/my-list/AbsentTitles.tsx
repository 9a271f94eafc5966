import { useId, useMemo } from "react";
import { styled } from "styled-components";

import { MyListToggle } from "../../features/my-list/MyListToggle.tsx";
import { CompactTitle } from "../../features/titles/CompactTitle.tsx";
import { color, media, motion, radius, space } from "../../ui/theme.ts";
import { SectionHead } from "./ListSection.tsx";
import type { ListItem } from "./list-sections.ts";
import type { NamedCountry } from "./use-list-titles.ts";
import { useElsewhere } from "./use-list-titles.ts";
import { t } from "../../lib/messages.ts";
import { formatNames } from "../../lib/format/format.ts";

interface Props {
  readonly heading: string;
  readonly items: readonly ListItem[];
}

/** So many countries a row names. */
const NAMED = 3;

/** Where a title can be streamed, in words. */
const elsewhereText = (countries: readonly NamedCountry[] | null | undefined): string => {
  if (countries === undefined) return t("my-list.lookingElsewhere");
  if (countries === null) return t("my-list.notLookedElsewhere");
  if (countries.length === 0) return t("my-list.nowhere");
  const named = countries.slice(0, NAMED).map(({ name }) => name);
  const more = countries.length - named.length;
  const names = formatNames(named);
  return t("my-list.streamingIn", {
    countries: more > 0 ? t("common.namesAndMore", { names, count: more }) : names,
  });
};

/** The titles that no service of the country has, each with where else it can be streamed. */
export function AbsentTitles({ heading, items }: Props) {
  const id = useId();
  const keys = useMemo(() => items.map(({ key }) => key), [items]);
  const { values, state } = useElsewhere(keys);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} count={items.length} />
      <List aria-labelledby={id}>
        {items.map(
          ({ key, title }) =>
            title && (
              <Row key={key}>
                <RowTitle title={title}>
                  <span>
                    {elsewhereText(values.get(key) ?? (state === "failed" ? null : undefined))}
                  </span>
                </RowTitle>
                <MyListToggle title={title} />
              </Row>
            ),
        )}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space(3)};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline-end: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  transition: background ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceRaised};
    }
  }
`;

const RowTitle = styled(CompactTitle)`
  flex: 1;
  min-width: 0;
`;
