import { useId, useState } from "react";
import { styled } from "styled-components";

import { Grid } from "../../features/title-grid/TitleGrid.tsx";
import { TitleCard } from "../../features/titles/TitleCard.tsx";
import { Button } from "../../ui/Button.tsx";
import { color, space } from "../../ui/theme.ts";
import type { ListItem } from "./list-sections.ts";
import { Stack, Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly heading: string;
  readonly note?: string;
  readonly items: readonly ListItem[];
}

const FIRST_CARDS = 24;
const posterSizes =
  "(min-width: 1100px) 171px, (min-width: 768px) 20vw, (min-width: 480px) 28vw, 42vw";

/** The titles of a list that are alike in where they can be watched. Nothing where there are none. */
export function ListSection({ heading, note, items }: Props) {
  const id = useId();
  const [all, setAll] = useState(false);
  const titles = items.flatMap(({ title }) => (title ? [title] : []));
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} heading={heading} count={titles.length} note={note} />
      <Grid aria-labelledby={id}>
        {titles.slice(0, all ? undefined : FIRST_CARDS).map((title) => (
          <li key={`${title.__typename}:${title.id}`}>
            <TitleCard title={title} sizes={posterSizes} />
          </li>
        ))}
      </Grid>
      {titles.length > FIRST_CARDS && !all && (
        <Text as="div" $above={5}>
          <Button $small onClick={() => setAll(true)}>
            {t("common.showAll")} {titles.length}
          </Button>
        </Text>
      )}
    </section>
  );
}

interface HeadProps {
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  readonly note?: string | undefined;
}

export function SectionHead({ id, heading, count, note }: HeadProps) {
  return (
    <Stack $step="small" $gap={1} $below={5} $color="textQuiet">
      <Text as="h2" $step="heading" $color="textStrong" id={id}>
        {heading} <Count>{count}</Count>
      </Text>
      {note !== undefined && <p>{note}</p>}
    </Stack>
  );
}

const Count = styled.span`
  margin-inline-start: ${space(1)};
  font-weight: 400;
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
