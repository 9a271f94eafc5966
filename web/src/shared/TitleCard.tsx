import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { paths } from "../paths.ts";
import { color, media, motion, radius, shadow, space, text } from "../ui/theme.ts";
import { Poster, PosterFrame } from "./Poster.tsx";
import { RatingBadge } from "./RatingBadge.tsx";
import type { TitleCard_TitleFragment } from "./TitleCard.generated.ts";

interface Props {
  readonly title: TitleCard_TitleFragment;
  /** Says at the corner of the poster what the list is about: a `Badge` with "New", "Movie". */
  readonly badge?: ReactNode;
  /** Quietly below the name: where it can be watched. Keeps its line free while it is not known. An element with `data-lit` in it lights the card. */
  readonly services?: ReactNode;
  /** How wide the poster is shown, as the `sizes` of an `img`. */
  readonly sizes?: string;
  /** Among the first that the page shows. */
  readonly priority?: boolean;
}

/** A title in a row or a grid: poster, name, year, rating. All of it leads to the title's page. */
export function TitleCard({ title, badge, services, sizes, priority }: Props) {
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
        {services && <Services>{services}</Services>}
      </Facts>
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

/* Across the poster's upper edge, for a title may stand anywhere below it. */
const Corner = styled.div`
  position: absolute;
  top: 0;
  left: ${space(2)};
  display: flex;
  border-radius: ${radius.small};
  background: ${color.surfaceFloating};
  transform: translateY(-55%);
`;

const Services = styled.span`
  margin-inline-start: auto;
`;

const Name = styled.span`
  ${text.smallStrong};
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: left;
  color: ${color.textStrong};
`;

const Facts = styled.span`
  ${text.caption};
  container-type: inline-size;
  display: flex;
  /* On the narrowest cards, or with letters set wide, the services go below. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  min-height: 1.5rem;
  margin-top: ${space(0.5)};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
