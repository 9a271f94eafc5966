import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { HideSeenButton } from "../../features/my-list/HideSeenButton.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { useScrollUp } from "../../features/title-grid/use-page-param.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { LIST_CONTENT } from "../../lib/route.ts";
import { paths } from "../../paths.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ChangesDocument } from "./Changes.generated.ts";
import { ChangesAnswer, changesStatus } from "./ChangesAnswer.tsx";
import { ChangesFilters } from "./ChangesFilters.tsx";
import { ChangesNote } from "./ChangesNote.tsx";
import { ChangesTabs } from "./ChangesTabs.tsx";
import {
  type ChangesFilter,
  changesVariables,
  isFiltered,
  narrowToMine,
  readAfter,
  servicesInUrl,
  writeChangesFilter,
  readChangesFilter,
} from "./changes-filter.ts";
import { useWatchableFilter } from "../../features/services/only-mine.ts";
import { useShownQuery } from "../../network/use-shown-query.ts";
import { Row } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

/** What came to services in the selected country, day by day, and what left them. Filters and place are the URL. */
export function ChangesPage() {
  const [searchParams] = useSearchParams();
  const { country } = useCountry();
  const scrollUp = useScrollUp();
  const filter = readChangesFilter(searchParams);
  const mine = useWatchableFilter(country?.code ?? null);
  const inForce = narrowToMine(filter, mine, country?.code ?? null);
  const after = readAfter(searchParams);
  const query = useShownQuery(
    ChangesDocument,
    country === null
      ? skipToken
      : {
          variables: changesVariables(inForce, country.code, after),
          context: LIST_CONTENT,
        },
  );
  const { data } = query;
  const getHref = (next: ChangesFilter, from: string | null = null) =>
    paths.changes({
      ...writeChangesFilter(next),
      after: from,
    });
  const gone = filter.change === "REMOVED";
  const heading =
    country === null
      ? t(gone ? "changes.goneAnywhere" : "changes.newAnywhere")
      : t(gone ? "changes.goneIn" : "changes.newIn", {
          inCountry: inCountry(country, "heading"),
        });
  const isStart = !isFiltered(filter) && after === null;

  return (
    <ListFrame
      above={
        <PageHead
          title={
            country
              ? t(gone ? "changes.goneTitle" : "changes.newTitle", {
                  inCountry: inCountry(country, "heading"),
                })
              : t(gone ? "changes.goneTitleAnywhere" : "changes.newTitleAnywhere")
          }
          description={gone ? t("changes.goneDescription") : t("changes.newDescription")}
          canonical={isStart ? paths.changes(writeChangesFilter(filter)) : undefined}
          unlisted={!isStart}
          status={changesStatus(query)}
        />
      }
      heading={heading}
      note={
        <ChangesNote
          filter={inForce}
          country={country}
          invented={
            data?.site.source === "SAMPLE" && (data.availabilityChanges?.edges.length ?? 0) > 0
          }
        />
      }
      controls={<ChangesTabs filter={filter} getHref={getHref} />}
      aside={
        <Row $wrap $align="center" $gap={2}>
          <MyServicesButton narrows country={country} instead={servicesInUrl} />
          <HideSeenButton />
        </Row>
      }
    >
      <ChangesFilters country={country} filter={filter} getHref={getHref} />
      <ChangesAnswer
        query={query}
        filter={filter}
        isNarrowed={inForce !== filter}
        isStart={after === null}
        place={country && inCountry(country)}
        getHref={getHref}
        onTurn={() => scrollUp("smooth")}
      />
    </ListFrame>
  );
}
