import { styled } from "styled-components";

import { Grid } from "../../features/lists/TitleGrid.tsx";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { usePage } from "../../lib/page-context.ts";
import { Block } from "../../ui/Block.tsx";
import { color, space, text } from "../../ui/theme.ts";
import { ChangeCard } from "./ChangeCard.tsx";
import { dayHeading } from "./day-heading.ts";
import type { DayOfChanges } from "./group-by-day.ts";

interface Props {
  readonly days: readonly DayOfChanges[];
  readonly change: "ADDED" | "REMOVED";
}

/** Cards that a first screen shows; their posters are requested before the others. */
const priorityCount = 6;

/** The titles that came or went, under a heading for each day. */
export function ChangesByDay({ days, change }: Props) {
  const { today } = usePage();
  const { mine } = useMyServices();
  return (
    <Days>
      {days.map(({ day, titles }, place) => {
        const { name, date } = dayHeading(day, today);
        const id = `day-${day}`;
        return (
          <Block key={day}>
            <section aria-labelledby={id}>
              <Head>
                <Heading id={id}>
                  <time dateTime={day}>{name}</time>
                </Heading>
                {date !== null && <span>{date}</span>}
              </Head>
              <Grid aria-labelledby={id}>
                {titles.map((title, index) => (
                  <Item key={title.key}>
                    <ChangeCard
                      title={title}
                      change={change}
                      mine={mine}
                      priority={place === 0 && index < priorityCount}
                    />
                  </Item>
                ))}
              </Grid>
            </section>
          </Block>
        );
      })}
    </Days>
  );
}

const Days = styled.div`
  display: grid;
  gap: ${space(12)};
`;

const Head = styled.div`
  ${text.small};
  display: flex;
  align-items: baseline;
  gap: ${space(3)};
  margin-bottom: ${space(5)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.hairline};
  color: ${color.textQuiet};
`;

const Heading = styled.h2`
  ${text.heading};
`;

const Item = styled.li`
  min-width: 0;
`;
