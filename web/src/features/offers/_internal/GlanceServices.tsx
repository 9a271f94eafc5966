import { styled } from "styled-components";

import { getKindsInText } from "../../services/offer-kinds.ts";
import { serviceName } from "../../services/service-name.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { alpha, color, media, motion, radius, space, text } from "../../../ui/theme.ts";
import { availabilityAnchor } from "../availability-state.ts";
import type { KnownOffer, ServiceOffer } from "../offer-groups.ts";
import { isMine } from "../my-offers.ts";
import type { MyOffers } from "../my-offers.ts";
import { ServiceMark } from "./ServiceMark.tsx";
import { Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  /** The title's name. */
  readonly title: string;
  /** The kind, such as 'Subscription'. */
  readonly heading: string;
  /** The first service of each provider family, the visitor's own first; empty while they are not known. */
  readonly services: readonly ServiceOffer<KnownOffer>[];
  /** How many are shown. */
  readonly max: number;
  /** How many are shown on a phone, at most as many. */
  readonly maxOnPhone: number;
  readonly own: MyOffers;
}

/** A kind of offer and the services that have it, each a link to the service once it is known where that leads. */
export function GlanceServices({ title, heading, services, max, maxOnPhone, own }: Props) {
  // Slots, not services: which service is in which slot may change, the slots stay.
  const slots = Array.from({ length: Math.min(max, services.length) }, (_, slot) => ({ slot }));
  return (
    <div>
      <Text $step="caption" $below={1.5} $color="text">
        {heading}
      </Text>
      <Icons aria-label={heading}>
        {slots.map(({ slot }) => {
          const service = services[slot];
          return (
            service && (
              <li key={slot} data-shown={slot < maxOnPhone ? "always" : "wide"}>
                <Service
                  href={service.url}
                  target="_blank"
                  rel="noopener"
                  title={serviceName(service.provider)}
                  {...(service.url !== undefined && {
                    "aria-label": label(service, title, isMine(service, own)),
                  })}
                >
                  <ServiceMark provider={service.provider} size={40} own={isMine(service, own)} />
                </Service>
              </li>
            )
          );
        })}
        {services.length === 0 &&
          Array.from({ length: maxOnPhone }, (_, slot) => (
            <Skeleton as="li" key={slot} $width="40px" $height="40px" $radius={radius.medium} />
          ))}
        {rest(services.length, max, maxOnPhone).map(({ shown, count }) => (
          <li key={shown} data-shown={shown}>
            <More
              dir="ltr"
              href={`#${availabilityAnchor}`}
              aria-label={t("offers.moreOf", { count, heading })}
            >
              +{count}
            </More>
          </li>
        ))}
      </Icons>
    </div>
  );
}

/** How many services there is no room for, and where that is shown. */
const rest = (count: number, max: number, maxOnPhone: number) =>
  (max === maxOnPhone
    ? [{ shown: "always", count: count - max }]
    : [
        { shown: "wide", count: count - max },
        { shown: "compact", count: count - maxOnPhone },
      ]
  ).filter((each) => each.count > 0);

const label = (
  { provider, kinds, linkKind }: ServiceOffer<KnownOffer>,
  title: string,
  mine: boolean,
) =>
  t("offers.link", {
    service: serviceName(provider),
    kinds: getKindsInText(kinds),
    mine: mine ? "yes" : "no",
    where: linkKind ?? "WEB",
    title,
  });

const Icons = styled.ul`
  display: flex;
  gap: ${space(2)};
  [data-shown="compact"] {
    display: none;
  }
  ${media.compact} {
    [data-shown="wide"] {
      display: none;
    }
    [data-shown="compact"] {
      display: block;
      margin-inline-start: ${space(-1)};
    }
  }
`;

/** As large as a thumb needs, without more room than the logo. */
const Service = styled.a`
  position: relative;
  display: block;
  border-radius: ${radius.medium};
  transition: opacity ${motion.fast} ${motion.ease};
  &::before {
    content: "";
    position: absolute;
    inset: -4px;
  }
  ${media.hover} {
    &:hover {
      opacity: 0.8;
    }
  }
`;

const More = styled.a`
  ${text.smallStrong};
  display: grid;
  place-items: center;
  min-width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.medium};
  background: ${alpha.light(0.1)};
  color: ${color.textStrong};
  ${media.compact} {
    position: relative;
    min-width: 1.75rem;
    /* A thumb hits 44 px of it, and each service beside it. */
    &::after {
      content: "";
      position: absolute;
      inset-block: -2px;
      inset-inline: -4px -12px;
    }
  }
  ${media.forcedColors} {
    border: 1px solid LinkText;
  }
`;
