import { styled } from "styled-components";

import { RATE_LIMITED_TEXT, getOfflineText } from "../../lib/apollo/connection.ts";
import { useConnection } from "../../lib/apollo/use-connection.ts";
import { color, space, text } from "../../ui/theme.ts";

/** Below the error of a list: that Flickmap can't be reached or takes no more requests for now, while that is so. */
export function UnreachableNote() {
  const { offline, limited } = useConnection();
  if (offline) {
    return <Note>{getOfflineText()}. This list loads by itself as soon as that changes.</Note>;
  }
  return limited ? <Note>{RATE_LIMITED_TEXT} This list loads by itself in a moment.</Note> : null;
}

const Note = styled.p`
  ${text.small};
  justify-self: center;
  margin-top: -${space(16)};
  color: ${color.textQuiet};
  text-align: center;
`;
