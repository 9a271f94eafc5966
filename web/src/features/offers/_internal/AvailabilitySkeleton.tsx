import { styled } from "styled-components";

import { Skeleton } from "../../../ui/Skeleton.tsx";
import { radius, space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { Groups, Kind, OfferGrid } from "./Offers.tsx";
import { t } from "../../../lib/messages.ts";

interface Props {
  readonly groups?: 1 | 2;
}

/** Stands where the offers will be: groups of three services, two of them unless said otherwise. */
export function AvailabilitySkeleton({ groups = 2 }: Props) {
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
