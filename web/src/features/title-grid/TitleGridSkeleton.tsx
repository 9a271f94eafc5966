import { styled } from "styled-components";

import { TitleCardSkeleton } from "../titles/TitleCardSkeleton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ListCount, Grid } from "./TitleGrid.tsx";

interface Props {
  readonly count: number;
  readonly narrow?: boolean;
  /** Whether a `ListCount` will stand above the cards; its line is kept too. */
  readonly counted?: boolean;
}

export function TitleGridSkeleton({ count, narrow = false, counted = false }: Props) {
  return (
    <div data-testid="placeholders">
      {counted && (
        <Line aria-hidden>
          <Skeleton $width="10rem" $height="0.75rem" />
        </Line>
      )}
      <Grid as="div" $narrow={narrow}>
        {Array.from({ length: count }, (_, index) => (
          <TitleCardSkeleton key={index} />
        ))}
      </Grid>
    </div>
  );
}

const Line = styled(ListCount)`
  display: flex;
  align-items: center;
  /* As high as the line of text that comes. */
  &::after {
    content: "\\200b";
  }
`;
