import { Suspense, useState } from "react";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";

const loadDialog = () => import("./_internal/MyServicesDialog.tsx");
const MyServicesDialog = lazyPart(loadDialog, () => null);
const fetchesDialog = fetchedAhead(loadDialog);

/** The dialog in which visitors choose their services, fetched with its first use, and rendered where nothing hides it. */
export const useMyServicesDialog = () => {
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    opener: {
      ...fetchesDialog,
      "aria-haspopup": "dialog" as const,
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
