import { useId } from "react";
import { styled } from "styled-components";
import { listKey } from "../../features/my-list/my-list.ts";
import { MyListToggle } from "../../features/my-list/MyListToggle.tsx";
import { SeenToggle } from "../../features/my-list/SeenToggle.tsx";
import { useSeenKeys, useMyList } from "../../features/my-list/kept-titles.ts";
import { CompactTitle } from "../../features/titles/CompactTitle.tsx";
import { t } from "../../lib/messages.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/Link.tsx";
import { Row } from "../../ui/primitives.ts";
import { color, radius, space, text } from "../../ui/theme.ts";
import { SectionHead } from "./ListSection.tsx";
import type { ListItem } from "./list-sections.ts";

interface Props {
  readonly heading: string;
  readonly note?: string;
  readonly items: readonly ListItem[];
  /** How many there are, where not all are shown. */
  readonly count?: number;
  readonly getText?: (key: string) => string;
}

/** Titles in rows: with a poster those that are known, by name and year those of which the browser keeps no more. */
export function TitleRows({ heading, note, items, count = items.length, getText }: Props) {
  const id = useId();
  const kept = new Set(useMyList().map(listKey));
  const seen = useSeenKeys();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} count={count} note={note} />
      <List aria-labelledby={id}>
        {items.map(({ key, entry, title, gone }) => {
          const number = t(entry.type === "MOVIE" ? "common.movieNumber" : "common.showNumber", {
            id: entry.id,
          });
          const named = title ?? { ...entry, name: entry.name === "" ? number : entry.name };
          const words = (
            <Words>
              <strong dir="auto">{named.name}</strong> {named.year}
              {gone && named.name !== number && <Number>{number}</Number>}
            </Words>
          );
          return (
            <Item key={key}>
              {title && getText ? (
                <CompactTitle title={title}>
                  <span>{getText(key)}</span>
                </CompactTitle>
              ) : gone ? (
                words
              ) : (
                <Link to={paths.title({ ...entry, slug: title?.slug ?? "" })}>{words}</Link>
              )}
              <Row as="span" $gap={2}>
                {(getText || kept.has(key)) && <MyListToggle title={named} />}
                {!getText && seen.has(key) && <SeenToggle title={named} />}
              </Row>
            </Item>
          );
        })}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(2)};
`;

const Item = styled.li`
  ${text.small};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding-inline-end: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.textQuiet};
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

const Words = styled.span`
  display: block;
  padding: ${space(2)} ${space(3)};
  strong {
    color: ${color.textStrong};
    font-weight: 600;
  }
`;

const Number = styled.small`
  ${text.caption};
  display: block;
`;
