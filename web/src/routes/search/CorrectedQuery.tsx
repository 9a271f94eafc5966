import { Link } from "../../ui/Link.tsx";
import { styled } from "styled-components";

import { color, media, radius, space, text } from "../../ui/theme.ts";
import { rich } from "../../lib/messages.ts";

interface Props {
  readonly typed: string;
  readonly exactHref: string;
  readonly correction: { readonly query: string; readonly originalResults: number };
}

export function CorrectedQuery({ typed, exactHref, correction }: Props) {
  const { query, originalResults } = correction;
  return (
    <Note>
      {rich(originalResults === 0 ? "search.correctedNone" : "search.correctedFew", {
        typed,
        query,
        meant: (text) => <Meant dir="auto">{text}</Meant>,
      })}{" "}
      <Back to={exactHref}>{rich("search.instead", { typed })}</Back>
    </Note>
  );
}

const Note = styled.p`
  ${text.body};
  margin-bottom: ${space(6)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  overflow-wrap: anywhere;
`;

const Meant = styled.strong`
  color: ${color.textStrong};
  font-weight: 600;
`;

const Back = styled(Link)`
  color: ${color.text};
  text-decoration: underline;
  text-decoration-color: ${color.hairlineStrong};
  text-underline-offset: 0.25em;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;
