import UserRound from "virtual:icons/user-round";
import { styled } from "styled-components";

import { Picture } from "../../ui/Picture.tsx";
import { color, hairlineRing } from "../../ui/theme.ts";
import type { Portrait_PersonFragment } from "./Portrait.generated.ts";

/** A person's face in a circle, as wide as its parent; a figure where there is no picture. Their name is beside it. */
export function Portrait({ person }: { readonly person: Portrait_PersonFragment }) {
  return (
    <Frame>
      <Picture
        src={person.profile?.url ?? null}
        width={185}
        height={278}
        alt=""
        fetchPriority="low"
        fallback={<UserRound size="45%" strokeWidth={1.5} aria-hidden />}
      />
    </Frame>
  );
}

export const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.surfaceRaised};
  color: ${color.textQuiet};
  ${hairlineRing};
  img {
    object-position: 50% 20%;
  }
`;
