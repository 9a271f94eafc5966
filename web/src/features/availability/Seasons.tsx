import { useId, useState } from "react";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { color, space, text } from "../../ui/theme.ts";
import type { NamedCountry } from "./availability-state.ts";
import type { OwnServices } from "./own-services.ts";
import { SeasonOffers } from "./SeasonOffers.tsx";
import { SeasonRow } from "./SeasonRow.tsx";
import type { Seasons_ShowFragment } from "./Seasons.generated.ts";
import { summariseSeasons } from "./summarise-seasons.ts";
import { useComparedSeasons } from "./use-compared-seasons.ts";

interface Props {
  readonly show: Seasons_ShowFragment;
  /** Null while it is not known. */
  readonly country: NamedCountry | null;
  readonly own: OwnServices;
}

/** How many seasons are listed before a visitor opens all. */
const listedAtFirst = 8;

/**
 * The seasons of a show. Opening one looks up its offers; then the services of the others are
 * compared with them, in their lines and in one sentence.
 */
export function Seasons({ show, country, own }: Props) {
  const heading = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const [last, setLast] = useState<number | null>(null);
  const [all, setAll] = useState(false);
  const compared = useComparedSeasons(show.id, country?.code ?? null, last);
  const seasons = show.seasons ?? [];
  if (seasons.length === 0) return null;
  const summary = summariseSeasons(compared, compared.length === seasons.length);
  const listed = all ? seasons : seasons.slice(0, listedAtFirst);
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading}>Seasons</Heading>
      <Summary aria-live="polite">
        {summary ?? <span data-needs-scripts>Open a season to see which services have it.</span>}
      </Summary>
      <List>
        {listed.map((season) => (
          <SeasonRow
            key={season.number}
            season={season}
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

const Summary = styled.p`
  margin-bottom: ${space(4)};
  color: ${color.text};
`;

const List = styled.ul`
  margin-bottom: ${space(3)};
  border-bottom: 1px solid ${color.hairline};
`;
