import ArrowRight from "virtual:icons/arrow-right";
import { styled } from "styled-components";

import { color, space, text } from "../../../ui/theme.ts";
import { rich } from "../../../lib/messages.ts";

/** The last line of the suggestions. */
export function AllResults({ query }: { readonly query: string }) {
  return (
    <Frame>
      <Words>{rich("suggestions.allResults", { query })}</Words>
      <ArrowRight size={16} aria-hidden />
    </Frame>
  );
}

const Frame = styled.span`
  ${text.smallStrong};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  color: ${color.accent};
  > svg {
    flex: none;
  }
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
