import { Link } from "../../ui/Link.tsx";
import { styled } from "styled-components";

import { paths } from "../../paths.ts";
import type { PersonUrl } from "../../paths.ts";
import { color, media } from "../../ui/theme.ts";

interface Props {
  readonly person: PersonUrl & { readonly name: string };
}

/** A person's name, which leads to their page. */
export function PersonLink({ person }: Props) {
  return (
    <Name to={paths.person(person)} dir="auto">
      {person.name}
    </Name>
  );
}

const Name = styled(Link)`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color.hairlineStrong};
  text-underline-offset: 0.25em;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;
