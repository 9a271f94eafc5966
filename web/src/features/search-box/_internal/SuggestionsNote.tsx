import { styled } from "styled-components";

import { space, text, color } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

interface Props {
  /** Null while they load. */
  readonly count: number | null;
}

/** Says what the list cannot: that it is on its way, empty, or how long it is. */
export function SuggestionsNote({ count }: Props) {
  if (count === null) return <Quiet>Loading...</Quiet>;
  if (count === 0) return <Quiet>No results found</Quiet>;
  return (
    <VisuallyHidden as="output">
      {count === 1 ? "1 suggestion" : `${count} suggestions`}
    </VisuallyHidden>
  );
}

const Quiet = styled.output`
  ${text.small};
  display: block;
  padding: ${space(3)} ${space(3)};
  color: ${color.textQuiet};
`;
