import { styled } from "styled-components";

import { color, space } from "../../../ui/theme.ts";
import { availabilityAnchor } from "./availability-anchor.ts";
import type { NamedCountry } from "../availability-state.ts";
import type { WithoutOffers } from "./no-offers.ts";
import type { TitleOfOffers } from "./title-of-offers.ts";
import { otherCountries, streamingElsewhere } from "./other-countries.ts";
import { useNoOffersText } from "./use-no-offers-text.ts";

interface Props {
  readonly title: TitleOfOffers;
  readonly status: WithoutOffers["status"];
  readonly country: NamedCountry;
  readonly streamableIn: readonly NamedCountry[] | null;
}

/** Why there are no services to show, and what can be done, in two lines. */
export function GlanceWithout(props: Props) {
  const { date, lead } = useNoOffersText(props);
  const { status, streamableIn, country } = props;
  const way =
    streamingElsewhere(otherCountries(streamableIn, country)) ??
    (status === "NONE_KNOWN" && "What you can watch instead");
  return (
    <>
      <p>
        <strong>{lead}</strong>
        {date !== null && ` · ${date}`}
      </p>
      {way && (
        <p>
          <Below href={`#${availabilityAnchor}`}>{way}</Below>
        </p>
      )}
    </>
  );
}

const Below = styled.a`
  display: inline-block;
  padding-block: ${space(1)};
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
