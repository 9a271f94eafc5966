import { styled } from "styled-components";
import { AvailabilityPlaceholder } from "../../features/offers/AvailabilityBlock.tsx";
import { Stack } from "../../ui/primitives.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media, pageMeasure, space } from "../../ui/theme.ts";

export function TitleBodyLoading() {
  return (
    <Body>
      <AvailabilityPlaceholder />
      <Stack $gap={3}>
        <Skeleton $width="9rem" $height="1rem" />
        <Skeleton $width="12rem" $height="2rem" />
        <Skeleton $width="10rem" $height="1rem" />
        <Skeleton $width="14rem" $height="1rem" />
        <Skeleton $width="12rem" $height="1rem" />
      </Stack>
    </Body>
  );
}

export const Body = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  margin-top: ${space(8)};
  ${media.spacious} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space(14)};
    margin-top: ${space(10)};
  }
`;
