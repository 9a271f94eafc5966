import { useMemo, useState } from "react";
import { styled } from "styled-components";

import { ServiceLogo } from "../../features/services/ServiceLogo.tsx";
import { useCountry } from "../../features/country/country-context.ts";
import { servicesIn } from "../../features/services/my-services.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { formatList } from "../../lib/format/format.ts";
import { Button } from "../../ui/Button.tsx";
import { alpha, color, media, radius, space, text } from "../../ui/theme.ts";
import type { BestSet, CoveringService } from "./coverage.ts";
import { getCoverage } from "./coverage.ts";
import type { ListTitle } from "./use-list-titles.ts";
import { Row, Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  /** The titles that are known, at least two. */
  readonly titles: readonly ListTitle[];
}

const bestHeadings = ["my-list.oneService", "my-list.bestPair", "my-list.bestTrio"] as const;
/** So many services are listed before the visitor asks for all. */
const FIRST_SERVICES = 5;

/** Which services have most of a list: alone, and the best pair and trio. */
export function ServiceCoverage({ titles }: Props) {
  const { services, best } = useMemo(() => getCoverage(titles), [titles]);
  const [all, setAll] = useState(false);
  const { mine } = useMyServices();
  const { country } = useCountry();
  const here = servicesIn(mine, country?.code ?? null);
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
      <Best>
        {best.map((set, index) => {
          const heading = bestHeadings[index];
          return (
            <BestChoice
              key={set.services.length}
              heading={heading === undefined ? "" : t(heading)}
              set={set}
              total={total}
            />
          );
        })}
      </Best>
      <Services aria-label={t("my-list.servicesByTitles")}>
        {services.slice(0, all ? undefined : FIRST_SERVICES).map((service) => (
          <Service key={service.id}>
            <ServiceLogo name={service.name} url={service.logoUrl} size={28} />
            <Name dir="auto">
              {service.name}
              {(service.countryCode !== undefined || here.includes(service.family)) && (
                <Mine>{t("my-list.yours")}</Mine>
              )}
            </Name>
            <Bar aria-hidden>
              <span style={{ inlineSize: `${(100 * service.count) / total}%` }} />
            </Bar>
            <Text as="span" $color="textQuiet" $tabular>
              {t("common.countOf", { count: service.count, total })}
            </Text>
          </Service>
        ))}
      </Services>
      {services.length > FIRST_SERVICES && (
        <Button $small $variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("my-list.showFewer") : t("my-list.showAllServices", { count: services.length })}
        </Button>
      )}
    </Panel>
  );
}

interface BestProps {
  readonly heading: string;
  readonly set: BestSet;
  readonly total: number;
}

function BestChoice({ heading, set, total }: BestProps) {
  return (
    <Choice>
      <Text as="h3" $step="caption">
        {heading}
      </Text>
      <Row as="span" $gap={1.5}>
        {set.services.map(({ id, name, logoUrl }) => (
          <ServiceLogo key={id} name={name} url={logoUrl} size={36} />
        ))}
      </Row>
      <strong dir="auto">{names(set.services)}</strong>
      <span>{t("my-list.ofTitles", { count: set.count, total })}</span>
    </Choice>
  );
}

const names = (services: readonly CoveringService[]) =>
  formatList(services.map(({ name }) => name));

const Panel = styled.section`
  padding: ${space(6)};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  ${media.compact} {
    padding: ${space(5)} ${space(4)};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Best = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  margin: ${space(5)} 0;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const Choice = styled.li`
  ${text.small};
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${alpha.light(0.05)};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
  strong {
    color: ${color.textStrong};
    font-weight: 600;
  }
`;

const Services = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(3)};
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
