import { styled } from "styled-components";

import type { Country } from "../../features/country/country-context.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { CalendarButton, FeedButton } from "../../features/my-list/FollowButtons.tsx";
import type { ListEntry } from "../../features/my-list/my-list.ts";
import { paths } from "../../paths.ts";
import { space } from "../../ui/theme.ts";
import { writeTitles } from "./list-query.ts";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly list: readonly ListEntry[];
  readonly country: Country;
}

/** What one feed and one calendar hold: the gateway takes no more. */
const FEED_TITLES = 100;
const CALENDAR_TITLES = 50;

export function FollowList({ list, country }: Props) {
  const newest = list.toReversed();
  const write = (count: number) => writeTitles(newest.slice(0, count));
  const place = inCountry(country);
  return (
    <section aria-labelledby="follow">
      <Text as="h2" $step="subheading" id="follow">
        {t("my-list.follow")}
      </Text>
      <Ways>
        <li>
          <FeedButton path={paths.listFeed(country.code, write(FEED_TITLES))} />
          <p>
            {t("my-list.addToReader", { inCountry: place })}
            {list.length > FEED_TITLES && t("my-list.followsLast", { count: FEED_TITLES })}
          </p>
        </li>
        <li>
          <CalendarButton path={paths.listCalendar(country.code, write(CALENDAR_TITLES))} />
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
