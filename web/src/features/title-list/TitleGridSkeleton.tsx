import { TitleCardSkeleton } from "../../shared/TitleCardSkeleton.tsx";
import { Grid } from "./TitleGrid.tsx";

interface Props {
  /** How many places to keep (specification section 9, "Loading placeholders"). */
  readonly count: number;
  readonly narrow?: boolean;
}

/** Stands where a `TitleGrid` will be. Not read out: the list says that it loads. */
export function TitleGridSkeleton({ count, narrow = false }: Props) {
  return (
    <div data-testid="placeholders">
      <Grid as="div" $narrow={narrow}>
        {Array.from({ length: count }, (_, index) => (
          <TitleCardSkeleton key={index} />
        ))}
      </Grid>
    </div>
  );
}
