import { styled } from "styled-components";

import { plainCountryFormId } from "../../features/country/PlainCountryForm.tsx";
import { usePage } from "../../lib/page-context.ts";
import { paths } from "../../paths.ts";
import { color, media, space, text } from "../../ui/theme.ts";

/** What the header's buttons lead to, as links, for where scripts do not run. */
export function PlainNavigation() {
  const { country } = usePage();
  return (
    <Links aria-label="Search and country">
      <Search href={paths.search()}>Search</Search>
      <a href={`#${plainCountryFormId}`} aria-label={`Country: ${country?.name ?? "choose"}`}>
        <Name>{country?.name ?? "Country"}</Name>
        <Code>{country?.code ?? "Country"}</Code>
      </a>
    </Links>
  );
}

const Links = styled.nav`
  ${text.smallStrong};
  display: flex;
  gap: ${space(5)};
  margin-inline-start: auto;
  color: ${color.textStrong};
  a {
    text-decoration: underline;
    white-space: nowrap;
  }
`;

const Search = styled.a`
  ${media.wide} {
    display: none;
  }
`;

const Name = styled.span`
  ${media.compact} {
    display: none;
  }
`;

/** In place of the name, which can be long, on a small screen. */
const Code = styled.span`
  ${media.wide} {
    display: none;
  }
`;
