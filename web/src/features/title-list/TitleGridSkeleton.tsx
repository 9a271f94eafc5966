import { styled } from "styled-components";

import { TitleCardSkeleton } from "../../shared/TitleCardSkeleton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Grid } from "./TitleGrid.tsx";

interface Props {
  /** How many places to keep (specification section 9, "Loading placeholders"). */
  readonly count: number;
  readonly narrow?: boolean;
}

/** Stands where a `TitleGrid` will be. */
export function TitleGridSkeleton({ count, narrow = false }: Props) {
  return (
    <Place data-testid="placeholders">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Grid as="div" $narrow={narrow}>
        {Array.from({ length: count }, (_, index) => (
          <TitleCardSkeleton key={index} />
        ))}
      </Grid>
    </Place>
  );
}

const Place = styled.output`
  display: block;
`;
