import CalendarDays from "virtual:icons/calendar-days";
import Rss from "virtual:icons/rss";

import type { ListKey } from "../../my-list/my-list.ts";
import { listKey } from "../../my-list/my-list.ts";
import { localFile, t } from "../../../lib/messages.ts";
import { useWebcal } from "../../../lib/use-hydrated.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { Row } from "../../../ui/primitives.ts";

interface Props {
  readonly title: ListKey;
  readonly country: string;
}

/** Two ways to hear that a title has come to a service: its feed, and the calendar of its releases. */
export function FollowTitle({ title, country }: Props) {
  const key = listKey(title);
  const calendar = useWebcal(localFile(paths.listCalendar(country, key)));
  return (
    <Row $step="small" $wrap $align="center" $gap={2} $above={3}>
      <span>{t("offers.follow")}</span>
      <Button
        $small
        as="a"
        href={localFile(paths.listFeed(country, key))}
        type="application/atom+xml"
      >
        <Rss size={16} aria-hidden />
        {t("common.atomFeed")}
      </Button>
      <Button $small as="a" href={calendar} type="text/calendar">
        <CalendarDays size={16} aria-hidden />
        {t("common.calendar")}
      </Button>
    </Row>
  );
}
