import Check from "virtual:icons/check";
import { styled } from "styled-components";

import { serviceName } from "../../services/service-name.ts";
import { WithNames } from "../../../ui/WithNames.tsx";
import { color, media, space } from "../../../ui/theme.ts";
import { answerLine } from "./answer-line.ts";
import { GlanceServices } from "./GlanceServices.tsx";
import { groupOffers } from "../offer-groups.ts";
import type { KnownOffer } from "../offer-groups.ts";
import type { OfferKind } from "../../../generated/schema.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ownFirst } from "../my-offers.ts";
import type { MyOffers } from "../my-offers.ts";
import { t } from "../../../lib/messages.ts";

interface Props {
  /** The title's name. */
  readonly title: string;
  /** Such as 'In Germany'. */
  readonly label: string;
  /** At least one, but where some are not known. */
  readonly offers: readonly KnownOffer[];
  /** The kinds that there are offers of, where `offers` leaves some out. */
  readonly allKinds?: readonly OfferKind[] | undefined;
  readonly own: MyOffers;
}

/** The answer as a sentence, and the services by kind; what is not known of them has its place. */
export function GlanceOffers({ title, label, offers, allKinds, own }: Props) {
  const groups = groupOffers(ownFirst(offers, own), allKinds);
  // What is left out changes the sentence only where the visitor's services have nothing.
  const isKnown =
    groups.every(({ families }) => families.length > 0) ||
    (own.chosen ? own.usable.length > 0 : offers.length > 0);
  const line = isKnown ? answerLine(offers, own) : null;
  // Each service that the sentence names then says its country.
  const isElsewhere =
    line?.own === true && own.usable.every(({ countryCode }) => countryCode !== undefined);
  return (
    <>
      <Line data-mine={line?.own || undefined} dir="auto">
        {!isElsewhere && <strong>{t("common.label", { label })} </strong>}
        {line?.own && <Tick size={16} strokeWidth={3} aria-hidden />}
        {line ? (
          // The other sentence stands in its place, and is not this one that moved.
          <span key={line.text}>
            <WithNames
              names={[...offers, ...own.usable].map(({ provider }) => serviceName(provider))}
            >
              {line.text}
            </WithNames>
          </span>
        ) : (
          <Words $width="10rem" />
        )}
      </Line>
      <Groups>
        {groups.map(({ heading, families }) => (
          <GlanceServices
            key={heading}
            title={title}
            heading={heading}
            services={families.map(({ first }) => first)}
            {...roomFor(groups.length)}
            own={own}
          />
        ))}
      </Groups>
    </>
  );
}

/** How many services of each kind are shown: so many that all kinds stand beside one another, on a phone too. */
const roomFor = (kinds: number) => {
  if (kinds === 1) return { max: 6, maxOnPhone: 6 };
  return { max: 3, maxOnPhone: Math.max(1, 5 - kinds) };
};

/** Keeps room for the longest sentence, so that nothing moves when the visitor's services become known. */
const Line = styled.p`
  min-height: 1lh;
  ${media.compact} {
    min-height: 2lh;
  }
  &[data-mine] span {
    color: ${color.accent};
  }
`;

const Words = styled(Skeleton)`
  display: inline-block;
  vertical-align: middle;
`;

const Tick = styled(Check)`
  display: inline-block;
  margin-inline-end: ${space(1)};
  vertical-align: -0.15em;
  color: ${color.accent};
`;

/** On a phone one row, however many kinds there are: another country's answer moves nothing below it. */
const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(7)};
  ${media.compact} {
    flex-wrap: nowrap;
    column-gap: ${space(4)};
    margin: ${space(-1.5)} ${space(-4)};
    padding: ${space(1.5)} ${space(4)};
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 ${space(4)} calc(100% - ${space(4)}),
      transparent
    );
    > * {
      flex: none;
    }
  }
`;
