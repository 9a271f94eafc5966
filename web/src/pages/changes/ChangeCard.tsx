import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import { CardFrame } from "../../features/titles/CardFrame.tsx";
import type { MyServices } from "../../features/services/my-services.ts";
import { usableOffers } from "../../features/services/my-services.ts";
import { Poster } from "../../features/titles/Poster.tsx";
import { ServicesMark } from "../../features/titles/ServicesMark.tsx";
import { Line } from "../../features/titles/WatchableMark.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { describeChange } from "./describe-change.ts";
import type { ChangedTitle } from "./group-by-day.ts";
import { kindBadge, oneOfEachFamily } from "./group-by-day.ts";

interface Props {
  readonly title: ChangedTitle;
  readonly change: "ADDED" | "REMOVED";
  readonly mine: MyServices;
  /** Among the first that the page shows. */
  readonly priority: boolean;
}

const posterSizes =
  "(min-width: 1100px) 12.5rem, (min-width: 768px) 22vw, (min-width: 480px) 30vw, 45vw";

/** A title that came to services, or left them: lit where the visitor has one that it came to. */
export function ChangeCard({ title, change, mine, priority }: Props) {
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
      badge={badge && <Badge>{badge}</Badge>}
      name={name}
      facts={[type === "MOVIE" ? "Movie" : "TV", ...(year === null ? [] : [year])].join(" · ")}
      mark={
        <Line>
          <ServicesMark
            offers={oneOfEachFamily(usable.length > 0 ? usable : offers)}
            lit={usable.length > 0}
            said={`${describeChange(offers, change)}${usable.length > 0 ? ", which you have" : ""}`}
          />
        </Line>
      }
    />
  );
}

const Gone = styled.div`
  opacity: 0.55;
  filter: saturate(0.35);
`;
