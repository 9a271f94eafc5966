import type { ReactNode } from "react";
import { styled } from "styled-components";

import { Text } from "./primitives.ts";

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly lead: ReactNode;
}

export function PageIntro({ title, note, lead }: Props) {
  return (
    <Head>
      <Text as="h1" $step="display">
        {title}
      </Text>
      {note && (
        <Text $step="small" $color="textQuiet" $above={3}>
          {note}
        </Text>
      )}
      <Text $step="lead" $above={5}>
        {lead}
      </Text>
    </Head>
  );
}

const Head = styled.header`
  max-width: 44rem;
`;
