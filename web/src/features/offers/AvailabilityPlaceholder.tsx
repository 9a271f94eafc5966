import { styled } from "styled-components";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { space } from "../../ui/theme.ts";
import {
  AvailabilityFrame,
  AvailabilityHeading,
  AvailabilitySkeleton,
} from "./_internal/AvailabilitySkeleton.tsx";

const Head = styled(AvailabilityHeading)`
  min-height: 2.25rem;
  margin-bottom: ${space(4)};
`;

export function AvailabilityPlaceholder() {
  return (
    <AvailabilityFrame as="div">
      <Head as="div">
        <Skeleton $width="12rem" $height="1.2em" />
      </Head>
      <AvailabilitySkeleton />
    </AvailabilityFrame>
  );
}
