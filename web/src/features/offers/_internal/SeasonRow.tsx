import ChevronDown from "virtual:icons/chevron-down";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { color, media, motion, space, text } from "../../../ui/theme.ts";
import { useNearViewport } from "../../../lib/use-near-viewport.ts";
import type { Seasons_ShowFragment } from "../Seasons.generated.ts";
import { Text } from "../../../ui/primitives.ts";
import { t } from "../../../lib/messages.ts";
import { formatNames } from "../../../lib/format/format.ts";
import { getPaidLabel, type PaidOnce } from "../offer-groups.ts";

type Season = NonNullable<Seasons_ShowFragment["seasons"]>[number];

interface Props {
  readonly season: Season;
  /** Whether it is compared with others, so that its services have their place before they are known. */
  readonly compared: boolean;
  /** The services that stream it, by name; undefined while they are not known. */
  readonly services: readonly string[] | undefined;
  /** Whether they are on their way. */
  readonly loading: boolean;
  /** Told its number when it comes near the window. */
  readonly onNear?: ((season: number) => void) | undefined;
  /** How it can be paid for once; null where it cannot. */
  readonly paidOnce: PaidOnce | null;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What opens below it. */
  readonly children: ReactNode;
  /** The same where scripts do not run. */
  readonly plain: ReactNode;
}

/**
 * A season by name, year and number of episodes, with its services once they are known. Opens its
 * offers; one that was opened before hydration stays open.
 */
export function SeasonRow({
  season,
  compared,
  services,
  loading,
  onNear,
  paidOnce,
  open,
  onToggle,
  plain,
  children,
}: Props) {
  const [place, near] = useNearViewport<HTMLLIElement>();
  const { number } = season;
  useEffect(() => {
    if (near) onNear?.(number);
  }, [near, onNear, number]);
  // The visitor may have opened it before the app hydrated it.
  const adoptOpened = (row: HTMLDetailsElement | null) => {
    if (row?.open && !open) onToggle();
  };
  return (
    <li ref={onNear && place}>
      <Row ref={adoptOpened} open={open}>
        <Opener
          onClick={(event) => {
            event.preventDefault();
            onToggle();
          }}
        >
          <Text as="h3" $step="smallStrong" $color="textStrong">
            {season.name}
          </Text>
          <Facts>{seasonFacts(season)}</Facts>
          <Services data-kept={compared} dir="auto">
            {services
              ? describeServices(services, paidOnce)
              : loading
                ? t("offers.lookingUp")
                : onNear && near && t("offers.notLookedUp")}
          </Services>
          <Turned size={18} aria-hidden />
        </Opener>
        {open ? <Content>{children}</Content> : <noscript>{plain}</noscript>}
      </Row>
    </li>
  );
}

/** The services by name, how else it can be paid for, or that it is nowhere. */
const describeServices = (services: readonly string[], paidOnce: PaidOnce | null): string => {
  if (services.length === 0)
    return paidOnce === null ? t("offers.notAvailable") : getPaidLabel(paidOnce);
  const more = services.length > 2 ? ` +${services.length - 2}` : "";
  return formatNames(services.slice(0, 2)) + more;
};

/** Its year and how many episodes it has, as far as they are known. */
export const seasonFacts = ({ airDate, episodeCount }: Season): string =>
  [airDate?.slice(0, 4), episodeCount && t("offers.episodes", { count: episodeCount })]
    .filter(Boolean)
    .join(" · ");

const Row = styled.details`
  border-top: 1px solid ${color.hairline};
`;

const Opener = styled.summary`
  ${text.small};
  display: grid;
  grid-template-columns: minmax(6rem, 12rem) 9rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: 3.25rem;
  padding: ${space(2)} 0;
  color: ${color.textQuiet};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${media.hover} {
    &:hover {
      color: ${color.textStrong};
    }
  }
`;

const Facts = styled.span`
  font-variant-numeric: tabular-nums;
  ${media.compact} {
    grid-row: 2;
  }
`;

/** Has its line before the services are known. */
const Services = styled.span`
  min-height: 1lh;
  color: ${color.text};
  ${media.compact} {
    grid-row: 3;
    &:empty[data-kept="false"] {
      display: none;
    }
  }
`;

const Turned = styled(ChevronDown)`
  transition: transform ${motion.fast} ${motion.ease};
  ${media.compact} {
    grid-area: 1 / 2 / span 3;
  }
  ${Row}[open] & {
    transform: rotate(180deg);
    color: ${color.accent};
  }
`;

const Content = styled.div`
  padding-bottom: ${space(3)};
`;
