import { Skeleton } from "../../ui/Skeleton.tsx";
import { AvailabilityFrame, AvailabilityHeading } from "./AvailabilityFrame.tsx";
import { AvailabilitySkeleton } from "./AvailabilitySkeleton.tsx";

/** Stands where the whole block will be, while even its title is on its way. */
export function AvailabilityPlaceholder() {
  return (
    <AvailabilityFrame as="div">
      <AvailabilityHeading as="div">
        <Skeleton $width="12rem" $height="1.2em" />
      </AvailabilityHeading>
      <AvailabilitySkeleton />
    </AvailabilityFrame>
  );
}
