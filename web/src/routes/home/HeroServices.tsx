import { styled } from "styled-components";
import { usableOffers } from "../../features/services/my-services.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { ServiceLogo } from "../../features/services/ServiceLogo.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, media, space, text } from "../../ui/theme.ts";
import { VisuallyHidden, Row } from "../../ui/primitives.ts";
import type { HeroDetails, HeroMovieDetails } from "./use-hero-details.ts";
import { t } from "../../lib/messages.ts";
import { groupByFamily, serviceNameWithCard } from "../../features/services/provider-family.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";

const logoSize = 36;

export function HeroServices({ details }: { readonly details: HeroDetails }) {
  return (
    <Frame>
      {details === undefined ? (
        <>
          <span>{t("home.availableOn")}</span>
          {[1, 2, 3].map((place) => (
            <Skeleton
              key={place}
              $width={`${logoSize}px`}
              $height={`${logoSize}px`}
              $radius="8px"
            />
          ))}
        </>
      ) : (
        <Answer availability={details?.availability ?? null} />
      )}
    </Frame>
  );
}

/** @param availability null where it could not be looked up */
function Answer({ availability }: Pick<HeroMovieDetails, "availability">) {
  const { mine } = useMyServices();
  switch (availability?.status ?? "FILM_DATABASE_UNAVAILABLE") {
    case "FILM_DATABASE_UNAVAILABLE":
      return t("home.cannot");
    case "COUNTRY_NOT_COVERED":
      return t("home.notKnown");
    case "NONE_KNOWN":
      return t("home.nowhere");
    case "HAS_OFFERS":
  }
  const known = availability?.offers ?? [];
  const { services, more, paid } = heroServices(known, usableOffers(known, mine));
  return (
    <>
      <span>{t(paid ? "kinds.rentOrBuy" : "home.availableOn")}</span>
      <Row as="ul" $align="center" $gap={2}>
        {services.map((service) => (
          <li key={`${service.id} ${service.name}`}>
            <ServiceLogo
              name={service.name}
              url={service.logo?.url ?? null}
              size={logoSize}
              named
              ringed
            />
          </li>
        ))}
      </Row>
      {more > 0 && (
        <span>
          <bdi dir="ltr">+{more}</bdi>
          <VisuallyHidden> {t("home.moreServices")}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

const Frame = styled.div`
  ${text.small};
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  height: ${logoSize}px;
  color: ${color.text};
  white-space: nowrap;
  ${media.narrow} {
    flex-wrap: wrap;
    row-gap: ${space(1)};
    height: 5rem;
    white-space: normal;
  }
`;

type HeroOffer = NonNullable<NonNullable<HeroMovieDetails["availability"]>["offers"]>[number];

const MAX_SERVICES = 5;

/** Those that stream a movie, and where none does, those that rent or sell it; the visitor's come first. */
export const heroServices = (offers: readonly HeroOffer[], usable: readonly HeroOffer[]) => {
  const streaming = offers.filter(({ kind }) => usualKinds.includes(kind));
  const shown = streaming.length === 0 ? offers : streaming;
  const mineFirst = [...usable.filter((offer) => shown.includes(offer)), ...shown];
  const services = groupByFamily(mineFirst).map(({ first }) => ({
    ...first.provider,
    name: serviceNameWithCard(first),
  }));
  return {
    services: services.slice(0, MAX_SERVICES),
    more: Math.max(0, services.length - MAX_SERVICES),
    /** Whether each wants payment for this movie: none streams it by subscription or for free. */
    paid: streaming.length === 0,
  };
};
