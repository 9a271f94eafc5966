import CalendarDays from "virtual:icons/calendar-days";
import Rss from "virtual:icons/rss";
import { styled } from "styled-components";

import type { Country } from "../../features/country/country-context.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import type { ListEntry } from "../../features/my-list/my-list.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { space } from "../../ui/theme.ts";
import { writeTitles } from "./list-query.ts";
import { Text } from "../../ui/primitives.ts";
import { localFile, t } from "../../lib/messages.ts";
import { useWebcal } from "../../lib/use-hydrated.ts";

interface Props {
  readonly list: readonly ListEntry[];
  readonly country: Country;
}

/** What one feed and one calendar hold: the gateway takes no more. */
const FEED_TITLES = 100;
const CALENDAR_TITLES = 50;

export function FollowList({ list, country }: Props) {
  const newest = list.toReversed();
  const titles = writeTitles(newest.slice(0, CALENDAR_TITLES));
  const calendar = useWebcal(localFile(paths.listCalendar(country.code, titles)));
  const place = inCountry(country);
  return (
    <section aria-labelledby="follow">
      <Text as="h2" $step="subheading" id="follow">
        {t("my-list.follow")}
      </Text>
      <Ways>
        <li>
          <Button
            $small
            as="a"
            href={localFile(
              paths.listFeed(country.code, writeTitles(newest.slice(0, FEED_TITLES))),
            )}
            type="application/atom+xml"
          >
            <Rss size={16} aria-hidden />
            {t("common.atomFeed")}
          </Button>
          <p>
            {t("my-list.addToReader", { inCountry: place })}
            {list.length > FEED_TITLES && t("my-list.followsLast", { count: FEED_TITLES })}
          </p>
        </li>
        <li>
          <Button $small as="a" href={calendar} type="text/calendar">
            <CalendarDays size={16} aria-hidden />
            {t("common.calendar")}
          </Button>
          <p>
            {t("my-list.subscribe", { inCountry: place })}
            {list.length > CALENDAR_TITLES && t("my-list.followsLast", { count: CALENDAR_TITLES })}
          </p>
        </li>
      </Ways>
      <p>{t("my-list.linksHold")}</p>
    </section>
  );
}

const Ways = styled.ul`
  display: grid;
  gap: ${space(3)};
  max-width: 40rem;
  margin: ${space(3)} 0;
  p {
    margin-top: ${space(1.5)};
  }
`;
