import { useMemo } from "react";
import { styled } from "styled-components";
import { Grid, priorityCount } from "../../features/title-grid/TitleGrid.tsx";
import { useOnlyMine } from "../../features/services/only-mine.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { Block } from "../../ui/Block.tsx";
import { clampLines, color, space, text } from "../../ui/theme.ts";
import {
  type DayOfChanges,
  type ChangedTitle,
  dayHeading,
  describeChange,
  kindBadge,
  oneOfEachFamily,
} from "./group-by-day.ts";
import { paths } from "../../paths.ts";
import { MyListToggle } from "../../features/my-list/MyListToggle.tsx";
import { CardFrame } from "../../features/titles/CardFrame.tsx";
import { usableOffers } from "../../features/services/my-services.ts";
import { Poster } from "../../features/titles/Poster.tsx";
import { ServicesMark } from "../../features/titles/ServicesMark.tsx";
import { HiddenNote } from "../../features/titles/HiddenNote.tsx";
import { useShownTitles } from "../../features/titles/use-shown-titles.ts";
import { Line, WatchableMark } from "../../features/titles/WatchableMark.tsx";
import { WatchableTitles } from "../../features/titles/WatchableTitles.tsx";
import { Badge, Stack, Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly days: readonly DayOfChanges[];
  readonly change: "ADDED" | "REMOVED";
}

export function ChangesByDay({ days, change }: Props) {
  const { today } = usePageContext();
  // Where what left can be watched now; what came says that itself.
  const left = useMemo(
    () => (change === "REMOVED" ? days.flatMap(({ titles }) => titles) : []),
    [days, change],
  );
  return (
    <WatchableTitles titles={left}>
      <Stack $gap={12}>
        {days.map(({ day, titles }, place) => {
          const { name, date } = dayHeading(day, today);
          const id = `day-${day}`;
          return (
            <Block key={day}>
              <section aria-labelledby={id}>
                <Head>
                  <Text as="h2" $step="heading" id={id}>
                    <time dateTime={day}>{name}</time>
                  </Text>
                  {date !== null && <span>{date}</span>}
                </Head>
                <Cards id={id} titles={titles} change={change} isFirst={place === 0} />
              </section>
            </Block>
          );
        })}
      </Stack>
    </WatchableTitles>
  );
}

interface CardsProps {
  readonly id: string;
  readonly titles: readonly ChangedTitle[];
  readonly change: "ADDED" | "REMOVED";
  readonly isFirst: boolean;
}

function Cards({ id, titles, change, isFirst }: CardsProps) {
  const { shown, hidden } = useShownTitles(titles);
  return (
    <>
      <HiddenNote hidden={hidden} total={titles.length} />
      <Grid aria-labelledby={id}>
        {shown.map((title, index) => (
          <li key={title.key}>
            <ChangeCard title={title} change={change} priority={isFirst && index < priorityCount} />
          </li>
        ))}
      </Grid>
    </>
  );
}

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

interface ChangeCardProps {
  readonly title: ChangedTitle;
  readonly change: "ADDED" | "REMOVED";
  readonly priority: boolean;
}

const posterSizes =
  "(min-width: 1100px) 12.5rem, (min-width: 768px) 22vw, (min-width: 480px) 30vw, 45vw";

/** A title that came to services, or left them: highlighted where the visitor has one that it came to, but not where all are. */
function ChangeCard({ title, change, priority }: ChangeCardProps) {
  const { mine } = useMyServices();
  const only = useOnlyMine();
  const { type, name, year, offers } = title;
  const gone = change === "REMOVED";
  const usable = gone ? [] : usableOffers(offers, mine);
  const badge = kindBadge(offers);
  const poster = (
    <Poster
      title={{ __typename: type === "MOVIE" ? "Movie" : "TvShow", ...title }}
      sizes={posterSizes}
      priority={priority}
    />
  );
  return (
    <CardFrame
      to={paths.title(title)}
      poster={gone ? <Gone>{poster}</Gone> : poster}
      badge={badge && !gone && <Badge>{badge}</Badge>}
      name={name}
      facts={[
        t(type === "MOVIE" ? "common.movie" : "common.tv"),
        ...(year === null ? [] : [year]),
      ].join(" · ")}
      controls={<MyListToggle title={title} />}
      mark={
        gone ? (
          <>
            <Left dir="auto">{describeChange(offers, change)}</Left>
            <WatchableMark type={type} id={title.id} />
          </>
        ) : (
          <Line>
            <ServicesMark
              offers={oneOfEachFamily(usable.length > 0 ? usable : offers)}
              highlighted={usable.length > 0 && !only}
              label={
                usable.length > 0
                  ? t("changes.onYours", { change: describeChange(offers, change) })
                  : describeChange(offers, change)
              }
            />
          </Line>
        )
      }
    />
  );
}

const Left = styled.span`
  ${text.caption};
  ${clampLines(2)};
  margin-top: ${space(1)};
  color: ${color.text};
`;

const Gone = styled.div`
  opacity: 0.55;
  filter: saturate(0.35);
`;
