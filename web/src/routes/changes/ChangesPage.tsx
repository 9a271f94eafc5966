import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { HideSeenButton } from "../../features/my-list/HideSeenButton.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { useScrollUp } from "../../features/title-grid/use-scroll-up.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { LIST_CONTENT } from "../../lib/route.ts";
import { paths } from "../../paths.ts";
import { getCountryName, inCountry } from "../../features/country/country-in-text.ts";
import {
  serviceKindsKey,
  servicesAbroad,
  servicesIn,
  servicesKey,
} from "../../features/services/my-services.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ChangesDocument } from "./Changes.generated.ts";
import { ChangesAnswer, changesStatus } from "./ChangesAnswer.tsx";
import { ChangesFilters } from "./ChangesFilters.tsx";
import { ChangesNote } from "./ChangesNote.tsx";
import { ChangesTabs } from "./ChangesTabs.tsx";
import type { ChangesFilter } from "./changes-filter.ts";
import {
  changesVariables,
  isFiltered,
  readAfter,
  writeChangesFilter,
  correctChanges,
  readChangesFilter,
} from "./changes-filter.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { Chip } from "../../ui/Chip.tsx";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { useCorrectedQuery } from "../../lib/url/use-corrected-query.ts";
import { offeredServices } from "./choose-services.ts";
import { Link } from "../../ui/Link.tsx";
import { useShownQuery } from "../../network/use-shown-query.ts";
import { Row } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

/** The filter in force. */
interface Filter {
  readonly filter: ChangesFilter;
  /** The services to choose from; nothing while they are not known. */
  readonly offered: ReadonlySet<string> | undefined;
  /** False while it is not known whether the services of the URL are ones that can be chosen. */
  readonly known: boolean;
}

/**
 * The filter of the URL. What no control offers is ignored and taken out of the URL.
 *
 * @param country a code; null while it is not known
 */
const useChangesFilter = (country: string | null): Filter => {
  const [searchParams] = useSearchParams();
  const { families, loading } = useProviderFamilies(country);
  const written = readChangesFilter(searchParams);
  const offered = offeredServices(families);
  const filter = readChangesFilter(searchParams, offered);
  const known = written.services.length === 0 || (country !== null && !loading);
  useCorrectedQuery(correctChanges(searchParams, filter), known);
  return { filter, offered, known };
};

/** What came to services in the selected country, day by day, and what left them. Filters and place are the URL. */
export function ChangesPage() {
  const [searchParams] = useSearchParams();
  const { country } = useCountry();
  const scrollUp = useScrollUp();
  const { filter, offered, known: filterKnown } = useChangesFilter(country?.code ?? null);
  const after = readAfter(searchParams);
  const query = useShownQuery(
    ChangesDocument,
    country === null || !filterKnown
      ? skipToken
      : {
          variables: changesVariables(filter, country.code, after),
          context: LIST_CONTENT,
        },
    // What came is never shown as gone.
    filter.change,
  );
  const { shown } = query;
  const getHref = (next: ChangesFilter, from: string | null = null) =>
    paths.changes({
      ...writeChangesFilter(next),
      after: from,
      [servicesKey]: searchParams.get(servicesKey),
      [serviceKindsKey]: searchParams.get(serviceKindsKey),
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
          filter={filter}
          country={country}
          invented={
            shown?.site.source === "SAMPLE" && (shown.availabilityChanges?.edges.length ?? 0) > 0
          }
        />
      }
      controls={<ChangesTabs filter={filter} getHref={getHref} />}
      aside={
        <Row $wrap $align="center" $gap={2}>
          <HideSeenButton />
          <MyServicesToggle filter={filter} offered={offered} getHref={getHref} />
          <MyServicesButton country={country} />
        </Row>
      }
    >
      <ChangesFilters country={country} filter={filter} getHref={getHref} />
      <ChangesAnswer
        query={query}
        filter={filter}
        isStart={after === null}
        place={country && inCountry(country)}
        getHref={getHref}
        onTurn={() => scrollUp("smooth")}
      />
    </ListFrame>
  );
}

interface Props {
  readonly filter: ChangesFilter;
  /** The services to choose from; nothing while they are not known. */
  readonly offered: ReadonlySet<string> | undefined;
  readonly getHref: (filter: ChangesFilter) => string;
}

/** Narrows the list to the visitor's services, and back, and leads to the lists of their services in other countries. */
function MyServicesToggle({ filter, offered, getHref }: Props) {
  const { mine } = useMyServices();
  const { country } = useCountry();
  const code = country?.code ?? null;
  const own = servicesIn(mine, code)
    .filter((service) => !offered || offered.has(service))
    .toSorted();
  const active = own.join() === filter.services.join();
  return (
    <>
      {own.length > 0 && (
        <Chip
          as={Link}
          to={getHref({ ...filter, services: active ? [] : own })}
          rel="nofollow"
          aria-current={active ? "true" : undefined}
        >
          {t("services.onlyMine")}
        </Chip>
      )}
      {servicesAbroad(mine, code).map((there) => (
        <Chip
          key={there.country}
          as={Link}
          to={`${getHref({ ...filter, services: there.services })}&country=${there.country}`}
          rel="nofollow"
        >
          {t("services.mineIn", {
            inCountry: inCountry({ code: there.country, name: getCountryName(there.country) }),
          })}
        </Chip>
      ))}
    </>
  );
}
