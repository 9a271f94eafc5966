import ChevronRight from "virtual:icons/chevron-right";
import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import { color, media } from "../../ui/theme.ts";
import { Link } from "../../ui/Link.tsx";
import { Row } from "../../ui/primitives.ts";

/** Home, then this page. */
export function Breadcrumb() {
  return (
    <nav aria-label="Breadcrumb">
      <Row as="ol" $step="small" $align="center" $gap={1.5} $below={3} $color="textQuiet">
        <li>
          <Home to={paths.home()}>Home</Home>
        </li>
        <li aria-hidden>
          <ChevronRight size={14} />
        </li>
        <li aria-current="page">Advanced Search</li>
      </Row>
    </nav>
  );
}

const Home = styled(Link)`
  color: ${color.text};
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;
