import { styled } from "styled-components";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { radius, space, color, media, text } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/primitives.ts";
import { Groups, Kind, OfferGrid } from "./Offers.tsx";
import { t } from "../../../lib/messages.ts";

/** Stands where the offers will be: groups of three services, two of them unless said otherwise. */
export function AvailabilitySkeleton({ groups = 2 }: { readonly groups?: 1 | 2 }) {
  return (
    <Groups>
      <VisuallyHidden as="output">{t("offers.loading")}</VisuallyHidden>
      {[1, 2].slice(0, groups).map((group) => (
        <section key={group}>
          <Kind as="div">
            <Skeleton $width="5rem" $height="0.875rem" />
          </Kind>
          <OfferGrid as="div">
            {[1, 2, 3].map((key) => (
              <Service key={key}>
                <Skeleton $width="44px" $height="44px" $radius={radius.medium} />
                <Skeleton $width="6rem" $height="0.875rem" />
              </Service>
            ))}
          </OfferGrid>
        </section>
      ))}
    </Groups>
  );
}

const Service = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 3.75rem;
  padding: ${space(2)};
`;

export const AvailabilityFrame = styled.section`
  padding: ${space(5)} ${space(4)};
  border-radius: ${radius.large};
  background: linear-gradient(180deg, ${color.surfaceRaised}, ${color.surface});
  box-shadow: inset 0 0 0 1px ${color.hairline};
  ${media.wide} {
    padding: ${space(7)} ${space(8)};
  }
`;

export const AvailabilityHeading = styled.h2`
  ${text.heading};
`;
