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

interface Props {
  readonly list: readonly ListEntry[];
  readonly country: Country;
}

/** What one feed and one calendar hold: the gateway takes no more. */
const FEED_TITLES = 100;
const CALENDAR_MOVIES = 50;

/** Ways to hear of a list without coming back: both are links that hold its titles. */
export function FollowList({ list, country }: Props) {
  const newest = list.toReversed();
  const movies = newest.filter(({ type }) => type === "MOVIE");
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
        {movies.length > 0 && (
          <li>
            <Button
              $small
              as="a"
              href={localFile(
                paths.listCalendar(country.code, writeTitles(movies.slice(0, CALENDAR_MOVIES))),
              )}
              type="text/calendar"
            >
              <CalendarDays size={16} aria-hidden />
              {t("common.calendar")}
            </Button>
            <p>
              {t("my-list.subscribe", { inCountry: place })}
              {movies.length > CALENDAR_MOVIES && t("my-list.hasLast", { count: CALENDAR_MOVIES })}
            </p>
          </li>
        )}
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
