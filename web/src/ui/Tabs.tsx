import { styled } from "styled-components";

import { Link } from "./Link.tsx";
import { color, media, motion, radius, scrollsSideways, space, text, thumbArea } from "./theme.ts";

interface Props {
  readonly label: string;
  readonly tabs: readonly {
    readonly label: string;
    readonly to: string;
    /** `page` where each tab is a page of its own. */
    readonly current: boolean | "page";
  }[];
  /** Of all its links. */
  readonly rel?: string;
  readonly className?: string;
}

/** A row of choices of which one is current. Links, so that they work without scripts. */
export function Tabs({ label, tabs, rel, className }: Props) {
  return (
    <Frame aria-label={label} className={className}>
      {tabs.map((tab) => (
        <Tab key={tab.label} to={tab.to} rel={rel} aria-current={tab.current || undefined}>
          {tab.label}
        </Tab>
      ))}
    </Frame>
  );
}

const Frame = styled.nav`
  display: inline-flex;
  gap: ${space(1)};
  padding: ${space(1)};
  border-radius: ${radius.round};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  max-width: 100%;
  ${scrollsSideways};
`;

const Tab = styled(Link)`
  ${text.smallStrong};
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 2.25rem;
  padding: 0 ${space(4)};
  border-radius: ${radius.round};
  color: ${color.textQuiet};
  white-space: nowrap;
  ${thumbArea}
  ${media.compact} {
    justify-content: center;
    min-width: 2.75rem;
    padding-inline: ${space(3)};
  }
  transition:
    background ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover {
      color: ${color.textStrong};
    }
  }
  &[aria-current] {
    background: ${color.surfaceFloating};
    color: ${color.textStrong};
    box-shadow: inset 0 0 0 1px ${color.hairline};
  }
`;
