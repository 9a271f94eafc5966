import { styled } from "styled-components";

import { plainCountryFormId } from "../features/country/PlainCountryForm.tsx";
import { usePage } from "../shared/page-context.ts";
import { paths } from "../paths.ts";
import { color, media, space, text } from "../ui/theme.ts";

/** What the header's buttons lead to, as links, for where scripts do not run. */
export function PlainNavigation() {
  const { country } = usePage();
  return (
    <Links aria-label="Search and country">
      <Search href={paths.search()}>Search</Search>
      <a href={`#${plainCountryFormId}`}>{country?.name ?? "Country"}</a>
    </Links>
  );
}

const Links = styled.nav`
  ${text.smallStrong};
  display: flex;
  gap: ${space(5)};
  min-width: 0;
  margin-inline-start: auto;
  color: ${color.textStrong};
  a {
    overflow: hidden;
    text-decoration: underline;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Search = styled.a`
  flex: none;
  ${media.wide} {
    display: none;
  }
`;
