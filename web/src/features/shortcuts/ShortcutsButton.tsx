import { t } from "../../lib/messages.ts";
import { fetchesShortcuts, useShortcutsDialog } from "./use-shortcuts-dialog.tsx";

/** Says what keys do, for who does not know the key for it. */
export function ShortcutsButton({ className }: { readonly className?: string }) {
  const { open, dialog } = useShortcutsDialog();
  return (
    <>
      <button
        type="button"
        data-needs-scripts
        className={className}
        aria-haspopup="dialog"
        {...fetchesShortcuts}
        onClick={open}
      >
        {t("frame.shortcuts")}
      </button>
      {dialog}
    </>
  );
}
