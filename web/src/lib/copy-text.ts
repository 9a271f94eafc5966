/**
 * Copies a text to the clipboard, over http too, where browsers have no clipboard for pages.
 *
 * @throws where the browser allows it in no way
 */
export const copyText = async (text: string): Promise<void> => {
  if ("clipboard" in navigator) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new DOMException("Nothing was copied", "NotAllowedError");
};

/** Copies through a selection. Returns whether it did. */
const copySelected = (text: string): boolean => {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  // Within the window, so that the page does not scroll to it.
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Within an open dialog: nothing outside of it can be selected.
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};
