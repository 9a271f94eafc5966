import { Link, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { withPage } from "../../features/paging/page-in-address.ts";
import { PageSearchBox } from "../../features/search-box/PageSearchBox.tsx";
import { paths } from "../../paths.ts";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";
import type { DirectFilter } from "./direct-filter.ts";
import { directFilters } from "./direct-filter.ts";

interface Props {
  readonly query: string;
  readonly filter: DirectFilter;
}

/** The search form, which loads the page anew, and the choice of what is searched. */
export function DirectSearchControls({ query, filter }: Props) {
  const [address] = useSearchParams();
  const withFilter = ({ inAddress }: DirectFilter) => {
    const next = withPage(address, 1);
    if (inAddress === "all") next.delete("filter");
    else next.set("filter", inAddress);
    return `?${next}`;
  };
  return (
    <>
      <Box>
        <PageSearchBox query={query} action={paths.directSearch()}>
          {filter.inAddress !== "all" && (
            <input type="hidden" name="filter" value={filter.inAddress} />
          )}
        </PageSearchBox>
      </Box>
      {query !== "" && (
        <Tabs as="nav" aria-label="Search among">
          {directFilters.map((each) => (
            <Tab
              key={each.inAddress}
              as={Link}
              to={withFilter(each)}
              aria-current={each === filter ? "true" : undefined}
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
