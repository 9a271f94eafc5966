import type { ReactNode } from "react";
import { styled } from "styled-components";

import { color, space, text } from "../../ui/theme.ts";
import type { NamedCountry } from "./availability-state.ts";
import { OtherCountries } from "./OtherCountries.tsx";

interface Props {
  /** What is the case in the country: nothing on offer, or nothing known. */
  readonly lead: string;
  /** One sentence more. */
  readonly children?: ReactNode;
  readonly country: NamedCountry;
  /** Where it can be streamed; null when that could not be found out. */
  readonly streamableIn: readonly NamedCountry[] | null;
  readonly onCountry: (country: NamedCountry) => void;
}

/** Says that there is nothing to show for the country, and why, and in which others the title can be streamed. */
export function NothingHere({ lead, children, ...others }: Props) {
  return (
    <Frame>
      <Lead>{lead}</Lead>
      {children && <Text>{children}</Text>}
      <OtherCountries {...others} />
    </Frame>
  );
}

const Frame = styled.div`
  padding-block: ${space(5)};
  border-top: 1px solid ${color.hairline};
`;

const Lead = styled.p`
  ${text.lead};
  margin-bottom: ${space(3)};
  color: ${color.textStrong};
`;

const Text = styled.p`
  margin: ${space(-2)} 0 ${space(4)};
`;
