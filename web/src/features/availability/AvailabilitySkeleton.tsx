import { styled } from "styled-components";

import { Skeleton } from "../../ui/Skeleton.tsx";
import { radius, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { OfferGrid } from "./Offers.tsx";

/** Stands where the offers will be: a group of three services, the most usual answer. */
export function AvailabilitySkeleton() {
  return (
    <Frame>
      <VisuallyHidden as="output">Loading availability…</VisuallyHidden>
      <Skeleton $width="7rem" $height="0.875rem" />
      <OfferGrid as="div">
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} $height="4.25rem" $radius={radius.medium} />
        ))}
      </OfferGrid>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
`;
