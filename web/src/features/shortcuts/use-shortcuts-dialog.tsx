import { Suspense, useState } from "react";
import type { ReactNode } from "react";

import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";
import { loadParts } from "../../lib/messages.ts";

const load = async () => {
  const [dialog] = await Promise.all([
    import("./_internal/ShortcutsDialog.tsx"),
    loadParts(["shortcuts"]),
  ]);
  return dialog;
};
const ShortcutsDialog = lazyPart(load, () => null);

/** Handlers of what opens the dialog. */
export const fetchesShortcuts = fetchedAhead(load);

/** The dialog that says what keys do, fetched with its first use; null until it is opened. */
export const useShortcutsDialog = (): { readonly open: () => void; readonly dialog: ReactNode } => {
  const [used, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => {
      setUsed(true);
      setOpen(true);
    },
    dialog: used && (
      <Suspense>
        <ShortcutsDialog open={isOpen} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
};
