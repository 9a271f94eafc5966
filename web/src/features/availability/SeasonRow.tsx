import ChevronDown from "virtual:icons/chevron-down";
import { useId } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { color, media, motion, space, text } from "../../ui/theme.ts";
import type { Seasons_ShowFragment } from "./Seasons.generated.ts";

interface Props {
  readonly season: NonNullable<Seasons_ShowFragment["seasons"]>[number];
  /** Whether it is compared with others, so that its services have their place before they are known. */
  readonly compared: boolean;
  /** The services that stream it, by name; undefined while they are not known. */
  readonly services: readonly string[] | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** What opens below it. */
  readonly children: ReactNode;
}

/** A season by name, year and number of episodes, with its services once they are known. Opens its offers. */
export function SeasonRow({ season, compared, services, open, onToggle, children }: Props) {
  const { name, airDate, episodeCount } = season;
  const content = useId();
  const facts = [
    airDate?.slice(0, 4),
    episodeCount && (episodeCount === 1 ? "1 episode" : `${episodeCount} episodes`),
  ].filter(Boolean);
  return (
    <Item>
      <h3>
        <Opener
          type="button"
          data-printed
          aria-expanded={open}
          {...(open && { "aria-controls": content })}
          onClick={onToggle}
        >
          <Name>{name}</Name>
          <Facts>{facts.join(" · ")}</Facts>
          <Services data-kept={compared}>
            {services &&
              (services.length > 0
                ? services.slice(0, 2).join(", ") +
                  (services.length > 2 ? ` +${services.length - 2}` : "")
                : "Not streaming")}
          </Services>
          <Turned size={18} aria-hidden data-open={open} />
        </Opener>
      </h3>
      {open && <Content id={content}>{children}</Content>}
    </Item>
  );
}

const Item = styled.li`
  border-top: 1px solid ${color.hairline};
`;

const Opener = styled.button`
  ${text.small};
  display: grid;
  grid-template-columns: minmax(6rem, 12rem) 9rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  width: 100%;
  min-height: 3.25rem;
  padding: ${space(2)} 0;
  border: 0;
  background: none;
  color: ${color.textQuiet};
  text-align: start;
  cursor: pointer;
  ${media.compact} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  ${media.hover} {
    &:hover {
      color: ${color.textStrong};
    }
  }
`;

const Name = styled.span`
  ${text.smallStrong};
  color: ${color.textStrong};
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
  &[data-open="true"] {
    transform: rotate(180deg);
    color: ${color.accent};
  }
`;

const Content = styled.div`
  padding-bottom: ${space(3)};
`;
