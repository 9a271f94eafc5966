import { styled } from "styled-components";

import { offerKindLabels } from "../../shared/providers/offer-kinds.ts";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import { availabilityAnchor } from "./availability-anchor.ts";
import type { ServiceOffer } from "./offer-groups.ts";
import { isOwn } from "./own-services.ts";
import type { OwnServices } from "./own-services.ts";
import { ServiceMark } from "./ServiceMark.tsx";

interface Props {
  /** The title's name. */
  readonly title: string;
  /** The kind, such as 'Subscription'. */
  readonly heading: string;
  /** The first service of each provider family. */
  readonly services: readonly ServiceOffer[];
  /** How many are shown. */
  readonly most: number;
  readonly own: OwnServices;
}

/** A kind of offer and the services that have it, each a link to the service; the visitor's own first. */
export function GlanceServices({ title, heading, services, most, own }: Props) {
  const inOrder = [
    ...services.filter((service) => isOwn(service, own)),
    ...services.filter((service) => !isOwn(service, own)),
  ];
  const more = inOrder.length - most;
  // Places, not services: which service stands in which place may change, the places stay.
  const places = Array.from({ length: Math.min(most, inOrder.length) }, (_, place) => ({ place }));
  return (
    <div>
      <Kind>{heading}</Kind>
      <Icons aria-label={heading}>
        {places.map(({ place }) => {
          const service = inOrder[place];
          return (
            service && (
              <li key={place}>
                <Service
                  href={service.url}
                  target="_blank"
                  rel="noopener"
                  title={service.provider.name}
                  aria-label={label(service, title, isOwn(service, own))}
                >
                  <ServiceMark provider={service.provider} size={40} own={isOwn(service, own)} />
                </Service>
              </li>
            )
          );
        })}
        {more > 0 && (
          <li>
            <More dir="ltr" href={`#${availabilityAnchor}`} aria-label={`${more} more: ${heading}`}>
              +{more}
            </More>
          </li>
        )}
      </Icons>
    </div>
  );
}

const label = ({ provider, kinds, linkKind }: ServiceOffer, title: string, mine: boolean) =>
  [
    provider.name,
    kinds.map((kind) => offerKindLabels[kind].toLowerCase()).join(" or "),
    ...(mine ? ["which you have"] : []),
    `${linkKind === "SERVICE" ? "open service" : "web search"} for ${title}, in a new tab`,
  ].join(", ");

const Kind = styled.p`
  ${text.caption};
  margin-bottom: ${space(1.5)};
  color: ${color.text};
`;

const Icons = styled.ul`
  display: flex;
  gap: ${space(2)};
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
  background: rgb(208 232 236 / 0.1);
  color: ${color.textStrong};
  ${media.forcedColors} {
    border: 1px solid LinkText;
  }
`;
