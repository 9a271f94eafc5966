import type { ReactNode } from "react";
import { styled } from "styled-components";

import { color, space, text } from "../../../ui/theme.ts";
import type { NamedCountry } from "../availability-state.ts";
import type { WithoutOffers } from "./no-offers.ts";
import { OtherCountries } from "./OtherCountries.tsx";
import type { TitleOfOffers } from "./title-of-offers.ts";
import { useNoOffersText } from "./use-no-offers-text.ts";

interface Props {
  readonly title: TitleOfOffers;
  readonly status: WithoutOffers["status"];
  readonly country: NamedCountry;
  /** Where it can be streamed; null when that could not be found out. */
  readonly streamableIn: readonly NamedCountry[] | null;
  readonly onCountry: (country: NamedCountry) => void;
  /** What else a visitor can do. */
  readonly instead: ReactNode;
}

/** That there is nothing to show for the country, and why; then what can be done instead. */
export function NothingHere({ title, status, instead, ...places }: Props) {
  const { date, lead, detail } = useNoOffersText({ title, status, ...places });
  return (
    <Frame>
      {date !== null && <Day>{date}</Day>}
      <Lead>{lead}.</Lead>
      {detail !== null && <p>{detail}</p>}
      <OtherCountries {...places} />
      {instead}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding-block: ${space(5)};
  border-top: 1px solid ${color.hairline};
`;

const Day = styled.p`
  ${text.label};
  color: ${color.accent};
`;

const Lead = styled.p`
  ${text.lead};
  color: ${color.textStrong};
`;
