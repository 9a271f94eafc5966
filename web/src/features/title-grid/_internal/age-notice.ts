import { t } from "../../../lib/messages.ts";

/** How old an answer of the film database is. */
export interface Age {
  /** True where it is past its time and stands in for one that could not be had, or is on its way. */
  readonly stale: boolean;
  readonly ageSeconds: number;
}

const hour = 3_600;
/** What is shown is to be no older than this. */
const oldestUnannounced = 12 * hour;

/** What is shown of a list that is older than it should be; null for one that is not. */
export const ageNotice = ({ stale, ageSeconds }: Age): string | null => {
  if (!stale || ageSeconds <= oldestUnannounced) return null;
  const hours = Math.floor(ageSeconds / hour);
  const days = Math.floor(hours / 24);
  return days >= 2 ? t("grid.daysOld", { count: days }) : t("grid.hoursOld", { count: hours });
};
