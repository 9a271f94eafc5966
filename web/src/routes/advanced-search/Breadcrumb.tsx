import ChevronRight from "virtual:icons/chevron-right";
import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import { color, media, space, text } from "../../ui/theme.ts";
import { Link } from "../../ui/Link.tsx";

/** Home, then this page. */
export function Breadcrumb() {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        <li>
          <Home to={paths.home()}>Home</Home>
        </li>
        <li aria-hidden>
          <ChevronRight size={14} />
        </li>
        <li aria-current="page">Advanced Search</li>
      </List>
    </nav>
  );
}

const List = styled.ol`
  ${text.small};
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  margin-bottom: ${space(3)};
  color: ${color.textQuiet};
`;

const Home = styled(Link)`
  color: ${color.text};
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;
