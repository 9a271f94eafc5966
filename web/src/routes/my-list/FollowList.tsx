import CalendarDays from "virtual:icons/calendar-days";
import Rss from "virtual:icons/rss";
import { styled } from "styled-components";

import type { Country } from "../../features/country/country-context.ts";
import { countryInText } from "../../features/country/country-in-text.ts";
import type { ListEntry } from "../../features/my-list/my-list.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { space } from "../../ui/theme.ts";
import { writeTitles } from "./list-query.ts";
import { Text } from "../../ui/primitives.ts";

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
  const place = countryInText(country.name);
  return (
    <section aria-labelledby="follow">
      <Text as="h2" $step="subheading" id="follow">
        Follow this list
      </Text>
      <Ways>
        <li>
          <Button
            $small
            as="a"
            href={paths.listFeed(country.code, writeTitles(newest.slice(0, FEED_TITLES)))}
            type="application/atom+xml"
          >
            <Rss size={16} aria-hidden />
            Atom feed
          </Button>
          <p>
            {`Add the address of this link to a feed reader to hear when a title comes to a service in ${place}, or leaves one.`}
            {list.length > FEED_TITLES && ` It follows the ${FEED_TITLES} titles added last.`}
          </p>
        </li>
        {movies.length > 0 && (
          <li>
            <Button
              $small
              as="a"
              href={paths.listCalendar(country.code, writeTitles(movies.slice(0, CALENDAR_MOVIES)))}
              type="text/calendar"
            >
              <CalendarDays size={16} aria-hidden />
              Calendar
            </Button>
            <p>
              {`Subscribe to the address of this link in a calendar to have the days on which its movies come to cinemas and to digital services in ${place}.`}
              {movies.length > CALENDAR_MOVIES &&
                ` It has the ${CALENDAR_MOVIES} movies added last.`}
            </p>
          </li>
        )}
      </Ways>
      <p>The links hold the titles as they are now: add them again when the list has changed.</p>
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
