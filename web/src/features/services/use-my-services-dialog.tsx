import { Suspense, useState, type ReactNode } from "react";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";

const loadDialog = () => import("./_internal/MyServicesDialog.tsx");
const MyServicesDialog = lazyPart(loadDialog, () => null);
const fetchesDialog = fetchedAhead(loadDialog);

interface ServicesDialog {
  readonly opener: ReturnType<typeof fetchedAhead> & {
    readonly "aria-haspopup": "dialog";
    readonly onClick: () => void;
  };
  /** Null until it is opened; rendered where nothing hides it. */
  readonly dialog: ReactNode;
}

/** The dialog in which visitors choose their services, fetched with its first use. */
export const useMyServicesDialog = (): ServicesDialog => {
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    opener: {
      ...fetchesDialog,
      "aria-haspopup": "dialog",
      onClick: () => {
        setUsed(true);
        setOpen(true);
      },
    },
    dialog: used && (
      <Suspense>
        <MyServicesDialog open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
};
