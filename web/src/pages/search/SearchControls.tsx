import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { Group } from "../../ui/Group.tsx";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";
import type { TypeFilter } from "../../features/search/type-filter.ts";
import { typeFilters } from "../../features/search/type-filter.ts";

interface Props {
  readonly filter: TypeFilter;
  readonly onFilter: (filter: TypeFilter) => void;
  /** The search box. */
  readonly children: ReactNode;
}

/** The search box, and the buttons All, Movies, TV Shows. */
export function SearchControls({ filter, onFilter, children }: Props) {
  return (
    <>
      <Box>{children}</Box>
      <noscript>{import.meta.env.SSR && <PlainTypes />}</noscript>
      <Group aria-label="Show" data-needs-scripts>
        <Tabs>
          {typeFilters.map((each) => (
            <Tab
              key={each.filter}
              aria-pressed={each.filter === filter}
              onClick={() => onFilter(each.filter)}
            >
              {each.label}
            </Tab>
          ))}
        </Tabs>
      </Group>
    </>
  );
}

/** The types as links, for where scripts do not run. */
function PlainTypes() {
  const [address] = useSearchParams();
  const to = (filter: TypeFilter) => {
    const next = new URLSearchParams(address);
    next.set("type", filter);
    return `?${next}`;
  };
  return (
    <Tabs as="nav" aria-label="Show">
      {typeFilters.map(({ filter, label }) => (
        <Tab key={filter} as={Link} to={to(filter)}>
          {label}
        </Tab>
      ))}
    </Tabs>
  );
}

const Box = styled.div`
  flex: 0 1 30rem;
  ${media.compact} {
    flex: 1 0 100%;
  }
`;
