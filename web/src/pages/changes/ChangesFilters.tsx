import X from "virtual:icons/x";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

import type { OfferKind } from "../../generated/schema.ts";
import { offerKindLabels, offerKinds } from "../../features/services/offer-kinds.ts";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import { Chip } from "../../ui/Chip.tsx";
import { color, space, text } from "../../ui/theme.ts";
import type { ChangesFilter } from "./changes-filter.ts";
import { isFiltered } from "./changes-filter.ts";
import { ServiceLinks } from "./ServiceLinks.tsx";
import { Strip } from "./Strip.ts";

interface Props {
  readonly country: { readonly code: string; readonly name: string } | null;
  readonly filter: ChangesFilter;
  readonly getHref: (filter: ChangesFilter) => string;
}

/** Narrows the list to services and to kinds of offer. Each choice is a link to the narrowed list. */
export function ChangesFilters({ country, filter, getHref }: Props) {
  const { families, failed } = useProviderFamilies(country?.code ?? null);
  return (
    <Rows>
      <ServiceLinks
        families={families}
        loading={families.length === 0 && !failed}
        countryName={country?.name ?? null}
        filter={filter}
        getHref={getHref}
      />
      <Strip as="nav" aria-label="Ways to watch">
        {isFiltered(filter) && (
          <Clear to={getHref({ ...filter, type: null, kinds: [], services: [] })}>
            <X size={14} aria-hidden /> Clear filters
          </Clear>
        )}
        {offerKinds.map((kind) => (
          <Chip
            key={kind}
            as={Link}
            to={getHref({ ...filter, kinds: toggleKind(filter.kinds, kind) })}
            rel="nofollow"
            aria-current={filter.kinds.includes(kind) ? "true" : undefined}
          >
            {offerKindLabels[kind]}
          </Chip>
        ))}
      </Strip>
    </Rows>
  );
}

const toggleKind = (kinds: readonly OfferKind[], kind: OfferKind): readonly OfferKind[] =>
  offerKinds.filter((each) => kinds.includes(each) !== (each === kind));

const Rows = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(8)};
`;

const Clear = styled(Link)`
  ${text.caption};
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2rem;
  padding-inline-end: ${space(2)};
  color: ${color.accent};
`;
