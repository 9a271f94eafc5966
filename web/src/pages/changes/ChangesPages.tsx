import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { space } from "../../ui/theme.ts";

interface Props {
  /** The address of the list's start; null where the page is its start. */
  readonly newest: string | null;
  /** The address of what is older; null at the end. */
  readonly older: string | null;
  /** Called on the way to either. */
  readonly onTurn: () => void;
}

/** The way to older changes and back. A cursor names a place that stays when changes are added. */
export function ChangesPages({ newest, older, onTurn }: Props) {
  if (newest === null && older === null) return null;
  return (
    <Links aria-label="Pages">
      {newest !== null && (
        <Button as={Link} to={newest} onClick={onTurn}>
          Newest
        </Button>
      )}
      {older !== null && (
        <Button as={Link} to={older} rel="nofollow" onClick={onTurn}>
          Older
        </Button>
      )}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  justify-content: center;
  gap: ${space(3)};
  padding-top: ${space(10)};
`;
