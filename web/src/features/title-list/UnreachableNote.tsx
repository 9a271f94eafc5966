import { styled } from "styled-components";

import { whatIsWrong } from "../../shared/connection/connection.ts";
import { useConnection } from "../../shared/connection/use-connection.ts";
import { color, space, text } from "../../ui/theme.ts";

/** Below the error of a list: that Flickmap itself can't be reached, while that is so. */
export function UnreachableNote() {
  const { offline } = useConnection();
  return offline ? (
    <Note>{whatIsWrong()}. This list loads by itself as soon as that changes.</Note>
  ) : null;
}

const Note = styled.p`
  ${text.small};
  justify-self: center;
  margin-top: -${space(16)};
  color: ${color.textQuiet};
  text-align: center;
`;
