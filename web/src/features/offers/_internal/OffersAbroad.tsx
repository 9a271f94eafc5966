import { styled } from "styled-components";

import { formatNames } from "../../../lib/format/format.ts";
import { t } from "../../../lib/messages.ts";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { alpha, color, media, radius, space, text } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { getCountryName } from "../../country/country-in-text.ts";
import { groupByFamily } from "../../services/group-by-family.ts";
import { getKindsInText } from "../../services/offer-kinds.ts";
import { serviceName, serviceNameWithCountry } from "../../services/service-name.ts";
import type { MyOffers } from "../my-offers.ts";
import { ServiceMark } from "./ServiceMark.tsx";

interface Props {
  /** The title's name. */
  readonly title: string;
  readonly own: MyOffers;
}

/**
 * What the visitor's services in other countries have of the title, each with its country. It has its room from the first
 * paint on, by what the start script says of the browser, and keeps it whatever the answer is.
 */
export function OffersAbroad({ title, own: { abroad } }: Props) {
  const hydrated = useHydrated(abroad === null);
  if (abroad === null) return hydrated ? null : <EmptyRoom />;
  const { countries, offers, loading } = abroad;
  const services = groupByFamily(offers ?? []).map(({ first }) => first);
  return (
    <Room aria-label={t("offers.abroad")} aria-busy={loading}>
      <h3>{t("offers.abroad")}</h3>
      {services.length > 0 ? (
        <ul>
          {services.map((offer) => (
            <li key={`${offer.countryCode} ${offer.provider.id}`}>
              <Tile href={offer.url} target="_blank" rel="noopener">
                <ServiceMark provider={offer.provider} size={40} own />
                <span aria-hidden>
                  <b dir="auto">{serviceName(offer.provider)}</b>
                  {getCountryName(offer.countryCode)}
                </span>
                <VisuallyHidden>
                  {t("offers.link", {
                    service: serviceNameWithCountry(offer),
                    kinds: getKindsInText([offer.kind]),
                    mine: "yes",
                    where: offer.linkKind,
                    title,
                  })}
                </VisuallyHidden>
              </Tile>
            </li>
          ))}
        </ul>
      ) : loading ? (
        <Skeleton $width="12rem" $height="2.5rem" $radius={radius.medium} />
      ) : (
        <p>
          {offers === null
            ? t("offers.notLookedUp")
            : t("offers.noneAbroad", { countries: formatNames(countries.map(getCountryName)) })}
        </p>
      )}
    </Room>
  );
}

const HEIGHT = "6.75rem";

/** Stands in every page: as little as keeps the room of the row. */
const EmptyRoom = styled.div`
  html[data-abroad] & {
    height: ${HEIGHT};
  }
`;

/** One row of services, however many there are. */
const Room = styled.section`
  ${text.small};
  display: grid;
  align-content: start;
  gap: ${space(2)};
  height: ${HEIGHT};
  padding-block: ${space(3)};
  border-top: 1px solid ${color.hairline};
  color: ${color.textQuiet};
  h3 {
    ${text.smallStrong};
    color: ${color.text};
  }
  ul {
    display: flex;
    gap: ${space(2)};
    margin: ${space(-1.5)} ${space(-2)};
    padding: ${space(1.5)} ${space(2)};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Tile = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3rem;
  padding-inline: 2px ${space(3)};
  border-radius: ${radius.medium};
  white-space: nowrap;
  color: ${color.textQuiet};
  > [aria-hidden] {
    ${text.caption};
  }
  b {
    ${text.smallStrong};
    display: block;
    color: ${color.textStrong};
  }
  ${media.hover} {
    &:hover {
      background: ${alpha.light(0.08)};
    }
  }
`;
