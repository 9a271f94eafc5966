import { styled } from "styled-components";
import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import { paths } from "../../paths.ts";
import { NavLink } from "../../ui/Link.tsx";

/** The four links of the header on a wide page. */
export function MainNavigation() {
  return (
    <Nav aria-label="Main">
      {mainLinks.map(({ to, label }) => (
        <Item key={to} to={to} end={to === "/"}>
          {label}
        </Item>
      ))}
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  gap: ${space(1)};
  flex: none;
  ${media.wide} {
    display: flex;
  }
  ${media.spacious} {
    margin-inline-start: ${space(4)};
  }
`;

const Item = styled(NavLink)`
  ${text.smallStrong};
  font-weight: 550;
  display: inline-flex;
  align-items: center;
  min-height: 2.5rem;
  padding: 0 ${space(2)};
  ${media.spacious} {
    padding-inline: ${space(3)};
  }
  border-radius: ${radius.round};
  color: ${color.text};
  white-space: nowrap;
  transition: color ${motion.fast} ${motion.ease};
  &[aria-current="page"] {
    color: ${color.textStrong};
    /* One by one: WebKit ignores a text-decoration that has more than its line. */
    text-decoration-line: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
  ${media.hover} {
    &:hover {
      color: ${color.textStrong};
    }
  }
`;

/** The links of the header. */
export const mainLinks = [
  { to: paths.home(), label: "Home" },
  { to: paths.category("movie"), label: "Movies" },
  { to: paths.category("tv"), label: "TV Shows" },
  { to: paths.advancedSearch(), label: "Advanced Search" },
] as const;
