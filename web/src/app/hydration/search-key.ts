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

/** `/` goes to the search, from before the app listens: never while somebody types, or with other keys. */
export function followSearchKey(): void {
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
    if (key !== "/" || ctrlKey || metaKey || altKey || repeat || isComposing) return;
    if (defaultPrevented || takesKeys(target) || !focusSearch()) return;
    // The key is not typed into the field, and Firefox does not search the page for it.
    event.preventDefault();
  });
}
