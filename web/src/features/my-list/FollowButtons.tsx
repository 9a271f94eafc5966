import CalendarDays from "virtual:icons/calendar-days";
import Rss from "virtual:icons/rss";
import { localFile, t } from "../../lib/messages.ts";
import { useWebcal } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/Button.tsx";

export function FeedButton({ path }: { readonly path: string }) {
  return (
    <Button $small as="a" href={localFile(path)} type="application/atom+xml">
      <Rss size={16} aria-hidden />
      {t("common.atomFeed")}
    </Button>
  );
}

export function CalendarButton({ path }: { readonly path: string }) {
  return (
    <Button $small as="a" href={useWebcal(localFile(path))} type="text/calendar">
      <CalendarDays size={16} aria-hidden />
      {t("common.calendar")}
    </Button>
  );
}
