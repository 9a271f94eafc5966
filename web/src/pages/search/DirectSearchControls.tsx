import { Link, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { withPage } from "../../lib/url/page-in-address.ts";
import { PageSearchBox } from "../../features/search/PageSearchBox.tsx";
import { typeFilters } from "../../features/search/type-filter.ts";
import type { TypeFilter } from "../../features/search/type-filter.ts";
import { paths } from "../../paths.ts";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";

interface Props {
  readonly query: string;
  readonly filter: TypeFilter;
}

/** The search form, which loads the page anew, and the choice of what is searched. */
export function DirectSearchControls({ query, filter }: Props) {
  const [address] = useSearchParams();
  const withFilter = (choice: TypeFilter) => {
    const next = withPage(address, 1);
    if (choice === "all") next.delete("filter");
    else next.set("filter", choice);
    return `?${next}`;
  };
  return (
    <>
      <Box>
        <PageSearchBox query={query} action={paths.directSearch()}>
          {filter !== "all" && <input type="hidden" name="filter" value={filter} />}
        </PageSearchBox>
      </Box>
      {query !== "" && (
        <Tabs as="nav" aria-label="Search among">
          {typeFilters.map((each) => (
            <Tab
              key={each.filter}
              as={Link}
              to={withFilter(each.filter)}
              aria-current={each.filter === filter ? "true" : undefined}
            >
              {each.label}
            </Tab>
          ))}
        </Tabs>
      )}
    </>
  );
}

const Box = styled.div`
  flex: 0 1 30rem;
  ${media.compact} {
    flex: 1 0 100%;
  }
`;
