import { useEffect, useEffectEvent } from "react";

import { areSingleKeysOn } from "./_internal/single-keys.ts";
import { useShortcutsDialog } from "./use-shortcuts-dialog.tsx";

/** Whether a key that is pressed there is meant for what is there: a field, a choice, an open dialog. */
const takesKeys = (target: EventTarget | null): boolean =>
  document.querySelector("dialog[open]") !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=listbox] *")));

/** Puts the focus in the field for searches: that of the header, else the page's; on a phone it is opened first. */
const focusSearch = (): boolean => {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "header input[name=q], main input[name=q]",
  );
  const shown = [...fields].find((field) => field.checkVisibility({ visibilityProperty: true }));
  if (shown) {
    shown.focus();
    shown.select();
    return true;
  }
  const opener = document.querySelector<HTMLElement>('header [data-part="search"]');
  opener?.click();
  return opener !== null;
};

/** `/` goes to the search, `?` says what keys do: never while somebody types, with other keys, or where that is turned off. */
export function Shortcuts() {
  const { open, dialog } = useShortcutsDialog();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
    if (key !== "/" && key !== "?") return;
    if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return;
    if (takesKeys(target) || !areSingleKeysOn()) return;
    if (key === "?") open();
    else if (!focusSearch()) return;
    // The key is not typed into the field, and Firefox does not search the page for it.
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return dialog;
}
