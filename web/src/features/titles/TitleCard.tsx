import type { ReactNode } from "react";

import { formatDay } from "../../lib/format/format.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { paths } from "../../paths.ts";
import { MyListToggle } from "../my-list/MyListToggle.tsx";
import { CardFrame } from "./CardFrame.tsx";
import { Poster } from "./Poster.tsx";
import { RatingBadge } from "./RatingBadge.tsx";
import type { TitleCard_TitleFragment } from "./TitleCard.generated.ts";
import { useShowsWatchable } from "./watchable-context.ts";
import { WatchableMark } from "./WatchableMark.tsx";
import { t } from "../../lib/messages.ts";

/** The width of a card in a row, a little less: see `TitleGrid`. */
const ROW_SIZES = "(min-width:768px) 171px,36vw";

interface Props {
  readonly title: TitleCard_TitleFragment;
  /** Says what the list is about: a `Badge` with "New", "Movie". */
  readonly badge?: ReactNode;
  readonly sizes?: string;
  /** The day of its release, `YYYY-MM-DD`, where the list is about that: it is shown in place of the year. */
  readonly date?: string | null;
  readonly priority?: boolean;
}

/** Below `WatchableTitles` it says where the title can be watched, and is highlighted where the visitor has such a service. */
export function TitleCard({ title, badge, sizes = ROW_SIZES, date, priority = false }: Props) {
  const marked = useShowsWatchable();
  const { today } = usePageContext();
  return (
    <CardFrame
      to={paths.title(title)}
      poster={<Poster title={title} sizes={sizes} priority={priority} />}
      badge={badge}
      name={title.name}
      nameLanguage={title.nameLanguage}
      facts={
        <>
          <RatingBadge voteAverage={title.voteAverage} plain />
          <span>
            {date ? formatDay(date, today, "short") : (title.year ?? t("card.yearUnknown"))}
          </span>
        </>
      }
      controls={<MyListToggle title={title} />}
      mark={marked && <WatchableMark type={title.type} id={title.id} />}
    />
  );
}
