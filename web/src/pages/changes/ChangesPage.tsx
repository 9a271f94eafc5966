import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { useCountry } from "../../features/country/country-context.ts";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { useScrollUp } from "../../features/lists/use-scroll-up.ts";
import { ListFrame } from "../../features/lists/ListFrame.tsx";
import { paths } from "../../paths.ts";
import { countryInHeading, countryInText } from "../../features/country/country-in-text.ts";
import { serviceKindsKey, servicesKey } from "../../features/services/my-services.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { space } from "../../ui/theme.ts";
import { useChangesQuery } from "./Changes.generated.ts";
import type { ChangesQuery } from "./Changes.generated.ts";
import { ChangesAnswer } from "./ChangesAnswer.tsx";
import { ChangesFilters } from "./ChangesFilters.tsx";
import { ChangesNote } from "./ChangesNote.tsx";
import { ChangesTabs } from "./ChangesTabs.tsx";
import { OnlyMine } from "./OnlyMine.tsx";
import type { ChangesFilter } from "./changes-filter.ts";
import { changesVariables, isFiltered, readAfter, writeChangesFilter } from "./changes-filter.ts";
import { changesStatus } from "./changes-status.ts";
import { useChangesFilter } from "./use-changes-filter.ts";

/** What came to services in the selected country, day by day, and what left them. Filters and place are the address. */
export function ChangesPage() {
  const [address] = useSearchParams();
  const { country } = useCountry();
  const scrollUp = useScrollUp();
  const { filter, offered, known: filterKnown } = useChangesFilter(country?.code ?? null);
  const after = readAfter(address);
  const found = useChangesQuery(
    country === null || !filterKnown
      ? skipToken
      : { variables: changesVariables(filter, country.code, after) },
  );
  // While another list loads, the one before stays, dimmed: unless it tells the opposite, or of
  // another country. Then its words would be wrong.
  const subject = `${filter.change} ${country?.code ?? ""}`;
  const [last, setLast] = useState<{ subject: string; data: ChangesQuery } | null>(null);
  if (found.data && last?.data !== found.data) setLast({ subject, data: found.data });
  const previousData = last?.subject === subject ? last.data : undefined;
  const known = found.data ?? previousData;
  const addressOf = (next: ChangesFilter, from: string | null = null) =>
    paths.changes({
      ...writeChangesFilter(next),
      after: from,
      [servicesKey]: address.get(servicesKey),
      [serviceKindsKey]: address.get(serviceKindsKey),
    });
  const gone = filter.change === "REMOVED";
  const place = country === null ? null : countryInHeading(country.name);
  const heading = `${gone ? "Gone" : "New"}${place === null ? " on services" : ` in ${place}`}`;
  const isStart = !isFiltered(filter) && after === null;

  return (
    <ListFrame
      above={
        <PageHead
          title={`${gone ? "Gone from" : "New on"} streaming services${country ? ` in ${countryInText(country.name)}` : ""} · Flickmap`}
          description={
            gone
              ? "Movies and TV shows that streaming services in your country no longer have, day by day."
              : "Movies and TV shows that came to streaming services in your country, day by day."
          }
          canonical={isStart ? paths.changes(writeChangesFilter(filter)) : undefined}
          unlisted={!isStart}
          status={changesStatus(found)}
        />
      }
      heading={heading}
      note={
        <ChangesNote
          filter={filter}
          country={country}
          invented={known?.site.source === "SAMPLE" && known.availabilityChanges.edges.length > 0}
        />
      }
      controls={<ChangesTabs filter={filter} addressOf={addressOf} />}
      aside={
        <Mine>
          <OnlyMine filter={filter} offered={offered} addressOf={addressOf} />
          <MyServicesButton country={country} short />
        </Mine>
      }
    >
      <ChangesFilters country={country} filter={filter} addressOf={addressOf} />
      <ChangesAnswer
        query={{ ...found, previousData }}
        filter={filter}
        isStart={after === null}
        place={country && countryInText(country.name)}
        addressOf={addressOf}
        onTurn={() => scrollUp("smooth")}
      />
    </ListFrame>
  );
}

const Mine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;
