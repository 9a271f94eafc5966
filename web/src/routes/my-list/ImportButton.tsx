import Upload from "virtual:icons/upload";
import { Suspense, useEffect, useRef, useState } from "react";
import { fetchedAhead, lazyPart } from "../../lib/lazy-part.ts";
import { Button } from "../../ui/Button.tsx";
import { loadParts, t } from "../../lib/messages.ts";

const loadDialog = async () => {
  const [dialog] = await Promise.all([import("./import/ImportDialog.tsx"), loadParts(["import"])]);
  return dialog;
};
const ImportDialog = lazyPart(loadDialog, () => null);
const fetchesDialog = fetchedAhead(loadDialog);

export type ImportControl = ReturnType<typeof useImportDialog>;

/** The dialog is fetched with its first use, and rendered where it stays when the list is no longer empty. */
export const useImportDialog = () => {
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button of an empty list is gone once the list has titles: the other one gets the focus back.
    if (used && !open) button.current?.focus();
  }, [used, open]);
  return {
    open: () => {
      setUsed(true);
      setOpen(true);
    },
    button,
    dialog: used && (
      <Suspense>
        <ImportDialog open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
};

interface Props {
  readonly control: ImportControl;
  readonly small?: boolean;
}

export function ImportButton({ control: { button, open }, small = false }: Props) {
  return (
    <Button ref={button} $small={small} {...fetchesDialog} aria-haspopup="dialog" onClick={open}>
      <Upload size={16} aria-hidden />
      {t("my-list.import")}
    </Button>
  );
}
