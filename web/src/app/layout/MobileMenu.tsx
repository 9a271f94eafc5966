import { styled } from "styled-components";

import { color, media, pageMeasure, space, text } from "../../ui/theme.ts";
import { mainLinks } from "./MainNavigation.tsx";
import { NavLink } from "../../ui/Link.tsx";

interface Props {
  readonly open: boolean;
  /** Told when a link was followed. */
  readonly onGo: () => void;
}

/** The four links of the header, below it. On a phone they have no room in it. */
export function MobileMenu({ open, onGo }: Props) {
  return (
    <Nav id="mobile-menu" aria-label="Main menu" hidden={!open}>
      {mainLinks.map(({ to, label }) => (
        <Item key={to} to={to} end={to === "/"} onClick={onGo}>
          {label}
        </Item>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  ${pageMeasure};
  padding-bottom: ${space(4)};
  &[hidden] {
    display: none;
  }
  ${media.wide} {
    display: none;
  }
`;

const Item = styled(NavLink)`
  ${text.subheading};
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  & + & {
    border-top: 1px solid ${color.hairline};
  }
  color: ${color.text};
  &[aria-current="page"] {
    color: ${color.accent};
  }
`;
