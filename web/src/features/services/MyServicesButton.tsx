import Tv from "virtual:icons/tv-minimal-play";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { color, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { setOnlyMine, useOnlyMine } from "./use-only-mine.ts";
import { useMyServices } from "./use-my-services.ts";
import { useMyServicesDialog } from "./use-my-services-dialog.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  /** Whether the page's lists can be narrowed to the services. */
  readonly narrows?: boolean;
  /** The selected country; null while it is not known. */
  readonly country: { readonly code: string; readonly name: string } | null;
}

/** Opens the choice of the visitor's services, which light the cards they can watch. */
export function MyServicesButton({ country, narrows = false }: Props) {
  const { mine } = useMyServices();
  const { opener, dialog } = useMyServicesDialog(country);
  const count = mine.services.length;
  const only = useOnlyMine();
  return (
    <Row>
      {narrows && (
        <Opener
          data-needs-scripts
          $small
          data-active={(only && count > 0) || undefined}
          aria-pressed={only && count > 0}
          onClick={() => {
            setOnlyMine(!only || count === 0);
            // Without services there is nothing to narrow a list to.
            if (count === 0) opener.onClick();
          }}
        >
          {t("services.onlyMine")}
        </Opener>
      )}
      <Opener data-needs-scripts $small data-active={count > 0 || undefined} {...opener}>
        <Tv size={18} aria-hidden />
        {t("common.myServices")}
        {count > 0 && (
          <span>
            <VisuallyHidden>: </VisuallyHidden>
            {count}
          </span>
        )}
      </Opener>
      {dialog}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)};
`;

const Opener = styled(Button)`
  flex: none;
  &[data-active] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
`;
