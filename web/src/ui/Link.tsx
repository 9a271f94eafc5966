import { Link as RouterLink, NavLink as RouterNavLink } from "react-router-dom";
import type { LinkProps, NavLinkProps } from "react-router-dom";

/** A link within the site. Without the attribute that React Router's framework mode finds links by. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />;
}

/** A link of a navigation, which knows whether its page is open. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink discover="none" {...props} />;
}
