import { useId } from "react";
import { styled } from "styled-components";

import { listKey } from "../../features/my-list/my-list.ts";
import { MyListToggle } from "../../features/my-list/MyListToggle.tsx";
import { SeenToggle } from "../../features/my-list/SeenToggle.tsx";
import { useSeenKeys } from "../../features/my-list/use-seen.ts";
import { useMyList } from "../../features/my-list/use-my-list.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/Link.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import { SectionHead } from "./ListSection.tsx";
import type { ListItem } from "./list-sections.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly heading: string;
  readonly note?: string;
  readonly items: readonly ListItem[];
  /** How many there are, where not all are shown. */
  readonly count?: number;
}

/** Titles of which at most name and year are known: what is seen, what could not be looked up, what no longer exists. */
export function UnknownTitles({ heading, note, items, count = items.length }: Props) {
  const id = useId();
  const mine = useMyList();
  const seen = useSeenKeys();
  const kept = new Set(mine.map(listKey));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} count={count} {...(note !== undefined && { note })} />
      <List aria-labelledby={id}>
        {items.map(({ key, entry, title, gone }) => {
          const name = title?.name ?? entry.name;
          const number = t(entry.type === "MOVIE" ? "common.movieNumber" : "common.showNumber", {
            id: entry.id,
          });
          const shown = name === "" ? number : name;
          const text = (
            <>
              <strong dir="auto">{shown}</strong> {title?.year ?? entry.year}
              {gone && name !== "" && <Number>{number}</Number>}
            </>
          );
          return (
            <Row key={key}>
              {gone ? (
                <span>{text}</span>
              ) : (
                <Link to={paths.title({ ...entry, slug: title?.slug ?? "" })}>{text}</Link>
              )}
              <Toggles>
                {kept.has(key) && <MyListToggle title={{ ...entry, name: shown }} />}
                {seen.has(key) && <SeenToggle title={{ ...entry, name: shown }} />}
              </Toggles>
            </Row>
          );
        })}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space(2)};
`;

const Toggles = styled.span`
  display: flex;
  gap: ${space(2)};
`;

const Number = styled.small`
  ${text.caption};
  display: block;
`;

const Row = styled.li`
  ${text.small};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.textQuiet};
  a {
    min-width: 0;
    padding-block: ${space(1.5)};
  }
  strong {
    color: ${color.textStrong};
    font-weight: 600;
  }
`;
