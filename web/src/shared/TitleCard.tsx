import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { paths } from "../paths.ts";
import { color, media, motion, radius, shadow, space, text } from "../ui/theme.ts";
import { Poster, PosterFrame } from "./Poster.tsx";
import { RatingBadge } from "./RatingBadge.tsx";
import type { TitleCard_TitleFragment } from "./TitleCard.generated.ts";
import { useShowsWatchable } from "./watchable/watchable-context.ts";
import { WatchableMark } from "./watchable/WatchableMark.tsx";

interface Props {
  readonly title: TitleCard_TitleFragment;
  /** Says at the corner of the poster what the list is about: a `Badge` with "New", "Movie". */
  readonly badge?: ReactNode;
  /** How wide the poster is shown, as the `sizes` of an `img`. */
  readonly sizes?: string;
  /** Among the first that the page shows. */
  readonly priority?: boolean;
}

/**
 * A title in a row or a grid: poster, name, rating, year, and below `WatchableTitles` where it can be
 * watched. All of it leads to the title's page. The card is lit where the visitor has such a service.
 */
export function TitleCard({ title, badge, sizes, priority }: Props) {
  const marked = useShowsWatchable();
  return (
    <Card to={paths.title(title)}>
      <Art>
        <Poster
          title={title}
          sizes={sizes ?? "(min-width: 1100px) 184px, (min-width: 768px) 16vw, 40vw"}
          {...(priority === undefined ? {} : { priority })}
        />
        {badge && <Corner>{badge}</Corner>}
      </Art>
      <Name dir="auto">{title.name}</Name>
      <Facts>
        <RatingBadge voteAverage={title.voteAverage} plain />
        <span>{title.year ?? "Year unknown"}</span>
      </Facts>
      {marked && <WatchableMark type={title.type} id={title.id} />}
    </Card>
  );
}

const Art = styled.div`
  position: relative;
  margin-bottom: ${space(3)};
  transition: transform ${motion.calm} ${motion.ease};
  ${PosterFrame} {
    transition: box-shadow ${motion.calm} ${motion.ease};
  }
`;

const Card = styled(Link)`
  display: block;
  border-radius: ${radius.medium};
  &:has([data-lit]) ${PosterFrame} {
    box-shadow:
      ${shadow.artwork},
      0 0 0 2px ${color.accent},
      0 0 32px -4px rgb(245 181 74 / 0.35);
  }
  ${media.hover} {
    &:hover ${Art} {
      transform: translateY(-4px);
      ${PosterFrame} {
        box-shadow:
          ${shadow.artwork},
          0 0 0 2px ${color.accent};
      }
    }
  }
`;

const Corner = styled.div`
  position: absolute;
  top: ${space(2)};
  inset-inline-start: ${space(2)};
  display: flex;
`;

const Name = styled.span`
  ${text.smallStrong};
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textStrong};
`;

const Facts = styled.span`
  ${text.caption};
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 1.5rem;
  margin-top: ${space(0.5)};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
