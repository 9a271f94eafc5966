import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { ServiceLogo } from "../../features/services/ServiceLogo.tsx";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { Button } from "../../ui/Button.tsx";
import { alpha, color, media, radius, space, text, panel } from "../../ui/theme.ts";
import type { ListTitle } from "./use-list-titles.ts";
import { Stack, Text } from "../../ui/primitives.ts";
import { t, pageLanguage } from "../../lib/messages.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";

const FIRST_SERVICES = 5;

export function ServiceCoverage({ titles }: { readonly titles: readonly ListTitle[] }) {
  const services = useMemo(() => getCoverage(titles), [titles]);
  const [all, setAll] = useState(false);
  const { mine } = useMyServices();
  if (services.length === 0) return null;
  const total = titles.length;
  return (
    <Panel aria-labelledby="coverage">
      <Text as="h2" $step="heading" id="coverage">
        {t("my-list.coverage")}
      </Text>
      <Text $step="small" $above={1} $color="textQuiet">
        {t("my-list.coverageNote")}
      </Text>
      <Stack as="ul" $gap={2} $above={5} $below={3} aria-label={t("my-list.servicesByTitles")}>
        {services.slice(0, all ? undefined : FIRST_SERVICES).map((service) => (
          <Service key={service.id}>
            <ServiceLogo name={service.name} url={service.logoUrl} size={28} />
            <Name dir="auto">
              {service.name}
              {mine.services.includes(service.id) && <Mine>{t("my-list.yours")}</Mine>}
            </Name>
            <Bar aria-hidden>
              <span style={{ inlineSize: `${(100 * service.count) / total}%` }} />
            </Bar>
            <Text as="span" $color="textQuiet" $tabular>
              {t("common.countOf", { count: service.count, total })}
            </Text>
          </Service>
        ))}
      </Stack>
      {services.length > FIRST_SERVICES && (
        <Button $small $variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("my-list.showFewer") : t("my-list.showAllServices", { count: services.length })}
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${space(6)};
  ${panel};
  ${media.compact} {
    padding: ${space(5)} ${space(4)};
  }
`;

const Service = styled.li`
  ${text.small};
  display: grid;
  grid-template-columns: auto minmax(0, 12rem) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  ${media.compact} {
    grid-template-columns: auto minmax(0, 1fr) 4rem auto;
  }
`;

const Name = styled.span`
  overflow: hidden;
  color: ${color.textStrong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Mine = styled.span`
  ${text.caption};
  margin-inline-start: ${space(2)};
  color: ${color.accent};
`;

const Bar = styled.span`
  height: 0.375rem;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${alpha.light(0.08)};
  span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${color.accent};
  }
`;

/** By subscription or free: what is rented or bought costs money for each title. */
export const getCoverage = (titles: readonly ListTitle[]) => {
  const offers = titles.flatMap(({ availability }, index) =>
    (availability.offers ?? [])
      .filter(({ kind }) => usualKinds.includes(kind))
      .map(({ provider }) => ({ provider, index })),
  );
  return [...Map.groupBy(offers, ({ provider }) => provider.family.id)]
    .flatMap(([id, [first, ...others]]) => {
      if (!first) return [];
      const count = new Set([first, ...others].map(({ index }) => index)).size;
      const { family, logo } = first.provider;
      return [{ id, name: family.name, logoUrl: logo?.url ?? null, count }];
    })
    .toSorted(
      (one, other) =>
        other.count - one.count || one.name.localeCompare(other.name, pageLanguage().tag),
    );
};
