import Upload from "virtual:icons/upload";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";

import { fetchAhead, lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/Button.tsx";

const loadDialog = () => import("./import/ImportDialog.tsx");
const ImportDialog = lazyPart(loadDialog, () => null);

/** The dialog that imports lists, and what opens it. */
export interface ImportControl {
  readonly open: () => void;
  /** Null until it is opened; rendered where it stays when the list is no longer empty. */
  readonly dialog: ReactNode;
}

/** The dialog that imports lists of other sites, fetched with its first use. */
export const useImportDialog = (): ImportControl => {
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    open: () => {
      setUsed(true);
      setOpen(true);
    },
    dialog: used && (
      <Suspense>
        <ImportDialog open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
};

interface Props {
  readonly onOpen: () => void;
  readonly small?: boolean;
}

/** Opens the import. */
export function ImportButton({ onOpen, small = false }: Props) {
  const fetch = () => fetchAhead(loadDialog);
  return (
    <Button
      $small={small}
      aria-haspopup="dialog"
      onPointerEnter={fetch}
      onFocus={fetch}
      onClick={onOpen}
    >
      <Upload size={16} aria-hidden />
      Import
    </Button>
  );
}
