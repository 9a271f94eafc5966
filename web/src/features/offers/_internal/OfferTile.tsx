import ArrowUpRight from "virtual:icons/arrow-up-right";
import SearchIcon from "virtual:icons/search";
import { styled } from "styled-components";
import {
  type FamilyOffers,
  serviceName,
  needsLibraryCard,
} from "../../services/provider-family.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../ui/Link.tsx";
import { VisuallyHidden } from "../../../ui/primitives.ts";
import { alpha, color, media, motion, radius, space, text } from "../../../ui/theme.ts";
import { type ServiceOffer, isMine, type MyOffers } from "../offer-groups.ts";
import type { OfferKind } from "../../../generated/schema.ts";
import { getKindLabel } from "../../services/offer-kinds.ts";
import { t } from "../../../lib/messages.ts";
import Check from "virtual:icons/check";
import { ServiceLogo } from "../../services/ServiceLogo.tsx";
import type { WatchableOffer } from "../../titles/watchable-context.ts";

interface Props {
  readonly title: string;
  readonly family: FamilyOffers<ServiceOffer>;
  readonly withKinds: boolean;
  readonly own: MyOffers;
}

/** The logo leads to the service's page, the name to the service itself in a new tab. */
export function OfferTile({ title, family: { first, others }, withKinds, own }: Props) {
  const mine = isMine(first, own);
  return (
    <Tile>
      {/* One tab stop a service: the way to its page is on home and in the search too. */}
      <span>
        <Link to={paths.service(first.provider.family.id)} tabIndex={-1} aria-hidden>
          <ServiceMark provider={first.provider} own={mine} />
        </Link>
      </span>
      <Words {...linkProps(first)}>
        <Name dir="auto">{serviceName(first.provider)}</Name>
        {withKinds && <KindLabels kinds={first.kinds} />}
        {needsLibraryCard(first.provider.family.id, first.kinds) && (
          <Card>{t("services.libraryCard")}</Card>
        )}
        {/* What is read aloud says it in one sentence below. */}
        <Where aria-hidden>
          {first.linkKind === "SERVICE" ? (
            <>
              {t("common.search")} <ArrowUpRight size={14} />
            </>
          ) : (
            <>
              {t("offers.webSearch")} <SearchIcon size={12} />
            </>
          )}
        </Where>
        <Destination title={title} mine={mine} where={first.linkKind} />
      </Words>
      {first.someSeasons && <Part>{t("offers.someSeasons")}</Part>}
      {others.length > 0 && (
        <Others aria-label={t("offers.alsoBy", { family: first.provider.family.name })}>
          {others.map((offer) => (
            <li key={offer.provider.id}>
              <Other {...linkProps(offer)} data-mine={isMine(offer, own) || undefined}>
                <bdi>{serviceName(offer.provider)}</bdi>
                {withKinds && <KindLabels kinds={offer.kinds} />}
                <Destination title={title} mine={isMine(offer, own)} where={offer.linkKind} />
              </Other>
            </li>
          ))}
        </Others>
      )}
    </Tile>
  );
}

interface DestinationProps {
  readonly title: string;
  readonly mine: boolean;
  readonly where: ServiceOffer["linkKind"];
}

/** Whose service it is and where the link leads, for who hears the page: ', search there for Fight Club, in a new tab'. */
const Destination = ({ title, mine, where }: DestinationProps) => (
  <VisuallyHidden>
    {t("offers.destination", { mine: mine ? "yes" : "no", where, title })}
  </VisuallyHidden>
);

const linkProps = ({ url }: Pick<ServiceOffer, "url">) => ({
  href: url,
  target: "_blank",
  rel: "noopener",
});

const Tile = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${space(3)};
  align-content: start;
  min-height: 3.75rem;
  padding: ${space(2)};
  border-radius: ${radius.medium};
  color: ${color.textQuiet};
  transition: background ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      background: ${alpha.light(0.08)};
    }
  }
  ${media.compact} {
    column-gap: ${space(2.5)};
  }
`;

/** Its first line is beside the logo's upper half, in every tile of a row, however many lines follow. */
const Words = styled.a`
  position: relative;
  min-height: 2.75rem;
  padding-top: ${space(0.75)};
`;

const Name = styled.span`
  ${text.smallStrong};
  display: block;
  color: ${color.textStrong};
  overflow-wrap: anywhere;
`;

const Card = styled.span`
  ${text.caption};
  display: block;
  color: ${color.text};
`;

const Part = styled(Card)`
  grid-column: 2;
`;

const Where = styled.span`
  ${text.caption};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  > svg {
    flex: none;
    opacity: 0.8;
    /* The words say it alone, and fit on one line of a phone's two columns. */
    ${media.compact} {
      display: none;
    }
  }
`;

const Others = styled.ul`
  ${text.caption};
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 ${space(4)};
`;

const Other = styled.a`
  display: inline-block;
  padding: ${space(1)} 0;
  color: ${color.text};
  text-decoration-line: underline;
  text-decoration-color: ${color.hairlineStrong};
  text-underline-offset: 0.25em;
  &[data-mine] {
    color: ${color.accent};
  }
  ${media.hover} {
    &:hover {
      color: ${color.accent};
      text-decoration-color: currentColor;
    }
  }
`;

function KindLabels({ kinds }: { readonly kinds: readonly OfferKind[] }) {
  return (
    <Labels>
      {kinds.map((kind) => (
        <Label key={kind}>{getKindLabel(kind)} </Label>
      ))}
    </Labels>
  );
}

const Labels = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-block: ${space(1)};
`;

const Label = styled.span`
  ${text.caption};
  font-weight: 600;
  padding: 0 ${space(1.5)};
  border-radius: ${radius.small};
  background: ${alpha.light(0.1)};
  color: ${color.text};
  line-height: 1.25rem;
  outline: 1px solid transparent;
`;

interface ServiceMarkProps {
  readonly provider: WatchableOffer["provider"];
  readonly own: boolean;
}

function ServiceMark({ provider, own }: ServiceMarkProps) {
  return (
    <Frame data-mine={own || undefined}>
      <ServiceLogo name={provider.name} url={provider.logo?.url ?? null} size={44} ringed />
      {own && (
        <Tick>
          <Check size={12} strokeWidth={4} aria-hidden />
        </Tick>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  vertical-align: top;
  border-radius: ${radius.medium};
  &[data-mine] {
    box-shadow: 0 0 0 2px ${color.accent};
  }
`;

const Tick = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-start: -6px;
  inset-inline-end: -6px;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
  }
`;
