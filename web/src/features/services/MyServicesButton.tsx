import Tv from "virtual:icons/tv-minimal-play";
import { Suspense, useState } from "react";
import { styled } from "styled-components";

import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/Button.tsx";
import { color, media } from "../../ui/theme.ts";
import { visuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useMyServices } from "./use-my-services.ts";

const loadDialog = () => import("./_internal/MyServicesDialog.tsx");
const MyServicesDialog = lazyPart(loadDialog, () => null);
const fetchesDialog = fetchedAhead(loadDialog);

interface Props {
  /** The selected country; null while it is not known. */
  readonly country: { readonly code: string; readonly name: string } | null;
  /**
   * On a small screen: only the icon, where there is no room for the name. The number of services is left out there
   * anyway.
   */
  readonly short?: boolean;
}

/** Opens the choice of the visitor's services, which light the cards they can watch. */
export function MyServicesButton({ country, short = false }: Props) {
  const { mine } = useMyServices();
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const count = mine.services.length;
  return (
    <>
      <Opener
        data-needs-scripts
        $small
        aria-haspopup="dialog"
        data-active={count > 0}
        {...fetchesDialog}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <Tv size={18} aria-hidden />
        <Label $hidden={short}>My services</Label>
        {count > 0 && <Label $hidden>{`(${count})`}</Label>}
      </Opener>
      {used && (
        <Suspense>
          <MyServicesDialog open={open} onOpenChange={setOpen} country={country} />
        </Suspense>
      )}
    </>
  );
}

const Label = styled.span<{ $hidden: boolean }>`
  ${media.compact} {
    ${({ $hidden }) => ($hidden ? visuallyHidden : "")}
  }
`;

const Opener = styled(Button)`
  &[data-active="true"] {
    background: ${color.accentWash};
    color: ${color.accent};
  }
`;
