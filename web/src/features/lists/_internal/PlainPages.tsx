import { Link, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { space, text } from "../../../ui/theme.ts";
import { withPage } from "../../../lib/url/page-in-address.ts";

interface Props {
  readonly page: number;
  readonly totalPages: number;
}

/** The pages before and after as links, for where scripts do not run. */
export function PlainPages({ page, totalPages }: Props) {
  const [address] = useSearchParams();
  return (
    <Links aria-label="Pages">
      {page > 1 && <Link to={`?${withPage(address, page - 1)}`}>Previous page</Link>}
      {page < totalPages && <Link to={`?${withPage(address, page + 1)}`}>Next page</Link>}
    </Links>
  );
}

const Links = styled.nav`
  ${text.smallStrong};
  display: flex;
  justify-content: center;
  gap: ${space(8)};
  a {
    text-decoration: underline;
  }
`;
