import type { ReactNode } from "react";
import { styled } from "styled-components";

import { color, space, text } from "./theme.ts";

interface Props {
  readonly title: string;
  /** Small print right below the title. */
  readonly note?: ReactNode;
  /** The page in two or three sentences. */
  readonly lead: ReactNode;
  /** What else belongs to the head. */
  readonly children?: ReactNode;
}

/** The head of a page of text or of a form: its title, and what it is about. */
export function PageIntro({ title, note, lead, children }: Props) {
  return (
    <Head>
      <Title>{title}</Title>
      {note && <Note>{note}</Note>}
      <Lead>{lead}</Lead>
      {children}
    </Head>
  );
}

const Head = styled.header`
  max-width: 44rem;
`;

const Title = styled.h1`
  ${text.display};
`;

const Note = styled.p`
  ${text.small};
  color: ${color.textQuiet};
  margin-top: ${space(3)};
`;

const Lead = styled.p`
  ${text.lead};
  margin-top: ${space(5)};
`;
