import X from "virtual:icons/x";
import { skipToken } from "@apollo/client/react";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { styled } from "styled-components";
import { useCountriesQuery } from "../../features/country/Country.generated.ts";
import { getFilterChips } from "../../features/filters/filter-params.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { useProviderFamilies } from "../../features/services/use-provider-families.ts";
import type { TitleType } from "../../generated/schema.ts";
import { t } from "../../lib/messages.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Row } from "../../ui/primitives.ts";
import { Link } from "../../ui/Link.tsx";
import { media } from "../../ui/theme.ts";
import { useFilterChoicesQuery, useFilterNamesQuery } from "./AdvancedSearch.generated.ts";
import { filterNamesVariables } from "./route.ts";

const none: readonly never[] = [];

export const useFilterNames = (set: FilterSet) => {
  const variables = filterNamesVariables(set);
  const { data, loading } = useFilterNamesQuery(variables === null ? skipToken : { variables });
  return {
    keywords: loading ? null : (data?.keywords ?? none),
    people: loading ? null : (data?.people ?? none),
  };
};

interface Props {
  readonly type: TitleType;
  readonly set: FilterSet;
  readonly country: string | null;
  readonly getHref: (set: FilterSet) => string;
  readonly results: RefObject<HTMLElement | null>;
}

/** Each is a link to the page without it. The focus stays among them. */
export function FilterChips({ type, set, country, getHref, results }: Props) {
  const choices = useFilterChoicesQuery({ variables: { type } }).data;
  const countries = useCountriesQuery().data?.countries ?? [];
  const hasServices = set.providers.length > 0 || set.withoutProviders.length > 0;
  const { families, loading } = useProviderFamilies(hasServices ? (set.region ?? country) : null);
  const chips = getFilterChips(type, set, {
    ...useFilterNames(set),
    genres: choices?.genres ?? [],
    languages: choices?.languages ?? [],
    countries,
    families: loading ? null : families,
  });
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ readonly key: string; readonly index: number } | null>(null);
  useLayoutEffect(() => {
    const gone = removed.current;
    if (gone === null || chips.some(({ key }) => key === gone.key)) return;
    removed.current = null;
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const next = links[Math.min(gone.index, links.length - 1)] ?? results.current;
    next?.focus({ preventScroll: true });
  }, [chips, results]);
  if (chips.length === 0) return null;
  return (
    <Row as="ul" ref={list} $wrap $gap={2} $below={5} aria-label={t("advanced-search.inForce")}>
      {chips.map(({ key, label, without }, index) => (
        <li key={key}>
          <Removable
            as={Link}
            to={getHref(without)}
            aria-label={t("advanced-search.remove", { span: label })}
            onClick={() => {
              removed.current = { key, index };
            }}
          >
            <span dir="auto">{label}</span>
            <X size={14} aria-hidden />
          </Removable>
        </li>
      ))}
    </Row>
  );
}

const Removable = styled(Chip)`
  max-width: 100%;
  svg {
    flex: none;
    opacity: 0.7;
  }
  ${media.compact} {
    min-height: 2.75rem;
  }
`;
