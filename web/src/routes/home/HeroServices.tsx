import type { ReactNode } from "react";
import { styled } from "styled-components";
import { usableOffers } from "../../features/services/my-services.ts";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { ServiceLogo } from "../../features/services/ServiceLogo.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, media, space, text } from "../../ui/theme.ts";
import { VisuallyHidden, Row } from "../../ui/primitives.ts";
import type { HeroDetails, HeroMovieDetails } from "./use-hero-details.ts";
import { t } from "../../lib/messages.ts";
import { serviceNameWithCard } from "../../features/services/provider-family.ts";
import { usualKinds } from "../../features/services/offer-kinds.ts";

const logoSize = 36;

export function HeroServices({ details }: { readonly details: HeroDetails }) {
  return <Frame>{content(details)}</Frame>;
}

const content = (details: HeroDetails): ReactNode => {
  switch (details.state) {
    case "loading":
      return (
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
      );
    case "failed":
      return <Unavailable />;
    case "here":
      return details.movie.availability ? (
        <Answer {...details.movie.availability} />
      ) : (
        <Unavailable />
      );
  }
};

const Unavailable = () => <span>{t("home.cannot")}</span>;

type Availability = NonNullable<Extract<HeroDetails, { state: "here" }>["movie"]["availability"]>;

function Answer({ status, offers }: Availability) {
  const { mine } = useMyServices();
  switch (status) {
    case "FILM_DATABASE_UNAVAILABLE":
      return <Unavailable />;
    case "COUNTRY_NOT_COVERED":
      return <span>{t("home.notKnown")}</span>;
    case "NONE_KNOWN":
      return <span>{t("home.nowhere")}</span>;
    case "HAS_OFFERS": {
      const known = offers ?? [];
      const { services, more, paid } = heroServices(known, usableOffers(known, mine));
      return (
        <>
          <span>{t(paid ? "kinds.rentOrBuy" : "home.availableOn")}</span>
          <Row as="ul" $gap={2}>
            {services.map((service) => (
              <Item key={`${service.id} ${service.name}`}>
                <ServiceLogo
                  name={service.name}
                  url={service.logo?.url ?? null}
                  size={logoSize}
                  named
                  ringed
                />
              </Item>
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
  }
}

const Item = styled.li`
  display: flex;
  align-items: center;
`;

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

type HeroService = HeroOffer["provider"];

const MAX_SERVICES = 5;

interface ShownServices {
  /** The first of them, one a provider family. */
  readonly services: readonly HeroService[];
  readonly more: number;
  /** Whether each wants payment for this movie: none streams it by subscription or for free. */
  readonly paid: boolean;
}

/** Those that stream a movie, and where none does, those that rent or sell it; the visitor's come first. */
export const heroServices = (
  offers: readonly HeroOffer[],
  usable: readonly HeroOffer[],
): ShownServices => {
  const streaming = offers.filter(({ kind }) => usualKinds.includes(kind));
  const paid = streaming.length === 0;
  const families = new Map<string, HeroService>();
  const shown = paid ? offers : streaming;
  for (const offer of [...usable.filter((offer) => shown.includes(offer)), ...shown]) {
    const { provider } = offer;
    const family = provider.family.id;
    if (families.has(family)) continue;
    families.set(family, { ...provider, name: serviceNameWithCard(offer) });
  }
  const all = [...families.values()];
  return {
    services: all.slice(0, MAX_SERVICES),
    more: Math.max(0, all.length - MAX_SERVICES),
    paid,
  };
};
