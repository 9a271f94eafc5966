import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";
import type { TypeFilter } from "../../features/search/type-filter.ts";
import { typeFilters } from "../../features/search/type-filter.ts";

interface Props {
  readonly filter: TypeFilter;
  /** The address of the results that a type leaves. */
  readonly getHref: (filter: TypeFilter) => string;
  /** The search box. */
  readonly children: ReactNode;
}

/** The search box, and the links All, Movies, TV Shows. */
export function SearchControls({ filter, getHref, children }: Props) {
  return (
    <>
      <Box>{children}</Box>
      <Tabs as="nav" aria-label="Show">
        {typeFilters.map((each) => (
          <Tab
            key={each.filter}
            as={Link}
            to={getHref(each.filter)}
            aria-current={each.filter === filter ? "true" : undefined}
          >
            {each.label}
          </Tab>
        ))}
      </Tabs>
    </>
  );
}

const Box = styled.div`
  flex: 0 1 30rem;
  ${media.compact} {
    flex: 1 0 100%;
  }
`;
