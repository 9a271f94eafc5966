import { useId, useState } from "react";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { color, media, space, text } from "../../ui/theme.ts";
import { useNearViewport } from "../../ui/use-near-viewport.ts";
import type { NamedCountry } from "./availability-state.ts";
import type { OwnServices } from "./own-services.ts";
import { SeasonOffers } from "./SeasonOffers.tsx";
import { SeasonRow } from "./SeasonRow.tsx";
import type { Seasons_ShowFragment } from "./Seasons.generated.ts";
import { summariseSeasons } from "./summarise-seasons.ts";
import { listedAtFirst, useComparedSeasons } from "./use-compared-seasons.ts";

interface Props {
  readonly show: Seasons_ShowFragment;
  /** Null while it is not known. */
  readonly country: NamedCountry | null;
  readonly own: OwnServices;
}

/**
 * The seasons of a show. When they come near the window, their services are compared, in their lines and in one
 * sentence. Opening one shows its offers.
 */
export function Seasons({ show, country, own }: Props) {
  const heading = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const [place, near] = useNearViewport<HTMLElement>();
  const seasons = show.seasons ?? [];
  const severalSeasons = seasons.length > 1;
  const wantsMore = all || (last ?? 0) > listedAtFirst;
  const compared = useComparedSeasons({
    show: show.id,
    country: country?.code ?? null,
    // The offers of a single season are those of the show.
    listed: severalSeasons && (near || last !== null),
    around: wantsMore ? (last ?? 1) : null,
  });
  if (seasons.length === 0) return null;
  const summary = summariseSeasons(compared, compared.length === seasons.length);
  const listed = all ? seasons : seasons.slice(0, listedAtFirst);
  return (
    <section ref={place} aria-labelledby={heading}>
      <Heading id={heading}>Seasons</Heading>
      <Summary>
        {summary ?? <span data-needs-scripts>Open a season to see which services have it.</span>}
      </Summary>
      <List>
        {listed.map((season) => (
          <SeasonRow
            key={season.number}
            season={season}
            compared={severalSeasons}
            services={compared.find(({ number }) => number === season.number)?.services}
            open={opened === season.number}
            onToggle={() => {
              setOpened((before) => (before === season.number ? null : season.number));
              setLast(season.number);
            }}
          >
            <SeasonOffers show={show} season={season.number} country={country} own={own} />
          </SeasonRow>
        ))}
      </List>
      {listed.length < seasons.length && (
        <Button $small onClick={() => setAll(true)}>
          Show all {seasons.length} seasons
        </Button>
      )}
    </section>
  );
}

const Heading = styled.h2`
  ${text.heading};
  margin-bottom: ${space(2)};
`;

/** Has its lines before the services are known. */
const Summary = styled.p`
  min-height: 1lh;
  margin-bottom: ${space(4)};
  color: ${color.text};
  ${media.compact} {
    min-height: 2lh;
  }
`;

const List = styled.ul`
  margin-bottom: ${space(3)};
  border-bottom: 1px solid ${color.hairline};
`;
