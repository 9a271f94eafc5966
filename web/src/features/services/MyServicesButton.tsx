import Tv from "virtual:icons/tv-minimal-play";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { color } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useMyServices } from "./use-my-services.ts";
import { useMyServicesDialog } from "./use-my-services-dialog.tsx";

interface Props {
  /** The selected country; null while it is not known. */
  readonly country: { readonly code: string; readonly name: string } | null;
}

/** Opens the choice of the visitor's services, which light the cards they can watch. */
export function MyServicesButton({ country }: Props) {
  const { mine } = useMyServices();
  const { opener, dialog } = useMyServicesDialog(country);
  const count = mine.services.length;
  return (
    <>
      <Opener data-needs-scripts $small data-active={count > 0} {...opener}>
        <Tv size={18} aria-hidden />
        My services
        {count > 0 && (
          <span>
            <VisuallyHidden>: </VisuallyHidden>
            {count}
          </span>
        )}
      </Opener>
      {dialog}
    </>
  );
}

const Opener = styled(Button)`
  flex: none;
  &[data-active="true"] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
`;
